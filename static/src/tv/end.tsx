// The end of a match: who won, as large as it deserves, and the whole sheet.

import { signed } from "../score/points";
import { Piece } from "../shared/piece";
import { playerNames, setOf } from "../shared/players";
import { t, view } from "../state/store";
import { SaidLine } from "./said";
import { Scores } from "./scores";

export function EndScene() {
  const { winners, totals } = view.value!.progress!;
  const points = totals[winners[0] ?? 0] ?? 0;
  const totems = winners.flatMap((seat) => setOf(seat).slice(0, winners.length > 1 ? 1 : 2));
  return (
    <main class="tv tv-end" data-winners={winners.length}>
      <header class="tv-winner" data-type={totems[0] ?? "owl"}>
        {totems.map((type) => (
          <Piece key={type} kind="spirit" type={type} size="free" />
        ))}
        <div>
          <p>{t("match-over")}</p>
          <h1>{winners.length ? t("winners", { names: playerNames(winners, "start") }) : t("no-winner")}</h1>
          {winners.length > 0 && (
            <p>{t(winners.length > 1 ? "shared-victory" : "victory", { points: signed(points), me: "no" })}</p>
          )}
        </div>
      </header>
      <section class="tv-scores" aria-label={t("score-sheet")}>
        <Scores />
      </section>
      <SaidLine />
    </main>
  );
}
