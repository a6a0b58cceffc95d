// Story animals: one has the floor with their animal large, the others listen.

import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { isMe, playerName, playerNames, setOf } from "../shared/players";
import { nameOf } from "../shared/stack";
import { Band } from "../shell/band";
import { WatchingLine } from "../shell/watching";
import { list } from "../words/words";
import { send, t, view } from "../state/store";

export function Stories() {
  const { progress, options } = view.value!;
  const [teller, ...later] = progress!.tellers;
  if (teller === undefined) return null;
  const set = setOf(teller);
  return (
    <main class="page lobby stories" data-type={set[0]}>
      <Band title={t("variant", { variant: "story" })} />
      <div class="page-body">
        <section class="story" data-type={set[0]}>
          <div class="story-totems">{set.map((type) => <Piece key={type} kind="spirit" type={type} size="free" />)}</div>
          <h2>{t(isMe(teller) ? "your-story" : "story-of", { name: playerName(teller) })}</h2>
          <p>{t("story-about", { pieces: list(set.map((type) => nameOf("spirit", type))) })}</p>
        </section>
        {later.length > 0 && <p class="hint">{t("story-later", { names: playerNames(later) })}</p>}
        <WatchingLine />
      </div>
      <footer class="page-bar">
        {options!.acts.includes("pass_floor") ? (
          <Button look="primary" wide onPress={() => void send({ type: "pass_floor" }, "pass_floor")} id="pass_floor" icon="chevron">
            {t(isMe(teller) ? "pass-on" : "pass-on-for", { name: playerName(teller) })}
          </Button>
        ) : (
          <p class="page-bar-hint">{t("story-listen", { name: playerName(teller) })}</p>
        )}
      </footer>
    </main>
  );
}
