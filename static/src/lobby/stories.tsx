// Story animals: one has the floor with their animal large, the others listen, and say with one tap how they like it.

import { Button } from "../shared/button";
import { useHasJustChanged } from "../shared/fresh";
import { Piece } from "../shared/piece";
import { isMe, playerName, playerNames, setOf } from "../shared/players";
import { nameOf } from "../shared/stack";
import { Band } from "../shell/band";
import { WatchingLine } from "../shell/watching";
import { type Seat, type SeatView, send, t, view } from "../state/store";
import { ReactionsRow } from "../talk/reactions_row";
import { list } from "../words/words";

export function Stories() {
  const { progress } = view.value!;
  const [teller, ...later] = progress!.tellers;
  if (teller === undefined) return null;
  return (
    <main class="page lobby stories" data-type={setOf(teller)[0]}>
      <Band title={t("variant", { variant: "story" })} />
      <div class="page-body">
        <Story teller={teller} />
        <Listeners teller={teller} />
        {later.length > 0 && <p class="hint">{t("story-later", { names: playerNames(later) })}</p>}
        <WatchingLine />
      </div>
      <FloorBar teller={teller} />
    </main>
  );
}

function Story({ teller }: { teller: Seat }) {
  const { seats, you } = view.value!;
  const set = setOf(teller);
  const isHere = seats![teller]!.presence === "here";
  return (
    <section class="story" data-type={set[0]} data-seat={teller}>
      <div class="story-totems">
        {set.map((type) => (
          <Piece key={type} kind="spirit" type={type} size="free" />
        ))}
      </div>
      <h2>{t(isMe(teller) ? "your-story" : "story-of", { name: playerName(teller) })}</h2>
      <p>{t("story-about", { pieces: list(set.map((type) => nameOf("spirit", type))) })}</p>
      {!isHere && (
        <p class="story-away">{t("story-away", { name: playerName(teller), host: you.is_host ? "yes" : "no" })}</p>
      )}
    </section>
  );
}

function Listeners({ teller }: { teller: Seat }) {
  const others = view.value!.seats!.filter(({ seat, presence }) => seat !== teller && presence !== "left");
  return (
    <section class="listeners" aria-label={t("story-listeners")}>
      <ul>
        {others.map((seat) => (
          <Listener key={seat.seat} listener={seat} />
        ))}
      </ul>
    </section>
  );
}

function Listener({ listener: { seat, set, presence } }: { listener: SeatView }) {
  return (
    <li class="listener" data-seat={seat} data-away={presence !== "here" || undefined}>
      <span>
        {set.slice(0, 1).map((type) => (
          <Piece key={type} kind="spirit" type={type} plain />
        ))}
      </span>
      <b>{playerName(seat)}</b>
      {presence !== "here" && <small>{t("away")}</small>}
    </li>
  );
}

function FloorBar({ teller }: { teller: Seat }) {
  const mayPass = view.value!.options!.acts.includes("pass_floor");
  const hasJustChanged = useHasJustChanged(teller);
  const pass = () => {
    if (!hasJustChanged()) void send({ type: "pass_floor", teller }, "pass_floor"); // the button for the next teller lies at the same place
  };
  return (
    <footer class="page-bar">
      {!isMe(teller) && !mayPass && <p class="page-bar-hint">{t("story-listen", { name: playerName(teller) })}</p>}
      {!isMe(teller) && <ReactionsRow />}
      {mayPass && (
        <Button look="primary" wide onPress={pass} id="pass_floor" icon="chevron">
          {t(isMe(teller) ? "pass-on" : "pass-on-for", { name: playerName(teller) })}
        </Button>
      )}
    </footer>
  );
}
