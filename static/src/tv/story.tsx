// Story animals: the teller's animal fills half of the screen, the listeners stand beside it.

import { Piece } from "../shared/piece";
import { playerName, playerNames, setOf } from "../shared/players";
import { nameOf } from "../shared/stack";
import { t, view } from "../state/store";
import { list } from "../words/words";
import { PersonRow } from "./people";
import { Said, SaidLine } from "./said";

export function StoryScene() {
  const { progress, seats } = view.value!;
  const [teller, ...later] = progress!.tellers;
  if (teller === undefined) return null;
  const set = setOf(teller);
  const listeners = seats!.filter(({ seat, presence }) => seat !== teller && presence !== "left");
  return (
    <main class="tv tv-story" data-type={set[0]}>
      <section class="tv-stage" data-seat={teller} data-type={set[0]}>
        {set.map((type) => (
          <Piece key={type} kind="spirit" type={type} size="free" class="piece" />
        ))}
        <Said seat={teller} />
      </section>
      <section class="tv-side">
        <h1>{t("story-of", { name: playerName(teller) })}</h1>
        <p class="tv-about">{t("story-about", { pieces: list(set.map((type) => nameOf("spirit", type))) })}</p>
        <h2>{t("story-listeners")}</h2>
        <ol class="tv-rows">
          {listeners.map(({ seat, presence }) => (
            <PersonRow
              key={seat}
              seat={seat}
              isAway={presence !== "here"}
              state={presence === "here" ? undefined : t("away")}
            />
          ))}
        </ol>
        {later.length > 0 && <p class="tv-hint">{t("story-later", { names: playerNames(later) })}</p>}
      </section>
      <SaidLine of={null} />
    </main>
  );
}
