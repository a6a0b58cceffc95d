// Between the rounds: who is ready, who is waited for, and the score sheet so far.

import { playerName, playerNames } from "../shared/players";
import { type SeatView, t, view } from "../state/store";
import { PersonRow } from "./people";
import { SaidLine } from "./said";
import { Scores } from "./scores";

export function ReadyScene() {
  const { progress, sheets, seats } = view.value!;
  const { round, rounds } = progress!;
  const ready = seats!.filter((seat) => seat.ready).length;
  return (
    <main class="tv tv-ready" data-scored={sheets!.length > 0 || undefined}>
      <header class="tv-head">
        <h1>{t("round-of", { round, rounds })}</h1>
        <p class="tv-count">{t("ready-count", { ready, seats: seats!.length })}</p>
      </header>
      <ol class="tv-rows">
        {seats!.map((seat) => (
          <DealtSeat key={seat.seat} seat={seat} />
        ))}
      </ol>
      {sheets!.length > 0 && (
        <section class="tv-scores" aria-label={t("score-sheet")}>
          <Scores />
        </section>
      )}
      <p class="tv-foot" role="status">
        {waitedFor()}
      </p>
      <SaidLine of={null} />
    </main>
  );
}

function DealtSeat({ seat: { seat, presence, ready } }: { seat: SeatView }) {
  const state = presence === "here" ? (ready ? "ready" : "not-yet") : presence;
  const isYoungest = view.value!.progress!.youngest === seat;
  return (
    <PersonRow seat={seat} isAway={presence !== "here"} state={t("seat-state", { state })} isDone={state === "ready"}>
      {isYoungest && <span>{t("youngest")}</span>}
    </PersonRow>
  );
}

/** Who is waited for; once nobody is, who begins. */
function waitedFor(): string {
  const { progress, room } = view.value!;
  const { missing, starter } = progress!;
  if (missing.length) return t("waiting-for", { names: playerNames(missing) });
  if (starter !== null) return t("youngest-begins", { name: playerName(starter) });
  return t("host-begins", { name: room.host === null ? t("the-host") : playerName(room.host) });
}
