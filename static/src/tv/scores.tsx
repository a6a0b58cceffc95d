// The sheet of round scores: to be read, not to be tapped.

import { signed } from "../score/points";
import { PlayerHead } from "../score/sheet";
import { t, view } from "../state/store";

export function Scores() {
  const { sheets, seats, progress } = view.value!;
  const planned = Array.from({ length: progress!.rounds }, (_, at) => at + 1);
  const pointsOf = (seat: number, round: number) => sheets!.find((sheet) => sheet.round === round)?.totals[seat];
  return (
    <table class="score-table rounds">
      <thead>
        <tr>
          <th scope="col">{t("player")}</th>
          {planned.map((round) => (
            <th key={round} scope="col">
              <abbr title={t("round", { round })}>{round}</abbr>
            </th>
          ))}
          <th scope="col">{t("total")}</th>
        </tr>
      </thead>
      <tbody>
        {seats!.map(({ seat }) => (
          <tr key={seat} data-seat={seat} data-winner={progress!.winners.includes(seat) || undefined}>
            <PlayerHead seat={seat} />
            {planned.map((round) => (
              <td key={round}>
                <Points points={pointsOf(seat, round)} />
              </td>
            ))}
            <td class="total">{signed(progress!.totals[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ points }: { points: number | undefined }) {
  if (points === undefined)
    return (
      <span class="unknown" role="img" aria-label={t("not-played")}>
        ·
      </span>
    );
  return <b class="point">{signed(points)}</b>;
}
