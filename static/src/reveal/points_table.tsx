// The table of points that fills in column by column as the types are counted.

import { signed } from "../score/points";
import { PlayerHead } from "../score/sheet";
import { LetteredBead, Piece } from "../shared/piece";
import { isMe } from "../shared/players";
import { type RevealBeat, type RoundSheet, type Seat, t, type TypeScore } from "../state/store";
import { countIn } from "../table/heaps";
import { total } from "../table/selection";
import { countState } from "./script";

interface PointsTableProps { beat: RevealBeat; sheet: RoundSheet }

export function PointsTable({ beat, sheet }: PointsTableProps) {
  const isTotals = beat.step === "totals";
  const best = Math.max(...sheet.totals);
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">{t("player")}</span></th>
          {sheet.scores.map(({ kind }) => (
            <th key={kind} scope="col" data-type={kind} data-now={beat.kind === kind || undefined}>
              <LetteredBead type={kind} />
              <span class="visually-hidden">{t("type-colour", { type: kind })}</span>
            </th>
          ))}
          <th scope="col">{t("total")}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.totals.map((points, seat) => (
          <tr key={seat} data-seat={seat} data-me={isMe(seat) || undefined} data-winner={(isTotals && points === best) || undefined}>
            <PlayerHead seat={seat} />
            {sheet.scores.map((score) => <Cell key={score.kind} score={score} seat={seat} beat={beat} sheet={sheet} />)}
            <td class="total">{signed(soFar(sheet, seat, beat))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The points of the types that are counted by now. */
function soFar(sheet: RoundSheet, seat: Seat, beat: RevealBeat): number {
  const counted = sheet.scores.filter(({ kind }) => countState(kind, beat) !== "waiting");
  return counted.reduce((all, { points }) => all + points[seat]!, 0);
}

interface CellProps extends PointsTableProps { score: TypeScore; seat: Seat }

function Cell({ score, seat, beat, sheet }: CellProps) {
  const { kind } = score;
  const state = countState(kind, beat);
  if (state === "waiting") return <td data-type={kind}><span class="unknown" aria-label={t("reveal-not-counted")}>·</span></td>;
  const points = score.points[seat]!;
  return (
    <td data-type={kind} data-now={state === "counting" || undefined}>
      <b class="point" data-zero={score.reasons[seat] === "alone" || undefined}>{signed(points)}</b>
      {points !== 0 && <Earned score={score} seat={seat} sheet={sheet} />}
    </td>
  );
}

/** The pieces that brought the points. */
function Earned({ score: { kind, reasons }, seat, sheet }: { score: TypeScore; seat: Seat; sheet: RoundSheet }) {
  const held = total(sheet.held[seat]!);
  const reason = reasons[seat]!;
  return (
    <small class="earned" aria-hidden="true">
      {reason !== "spirit" && countIn(held, "bead", kind) > 0 && <Piece kind="bead" type={kind} size="small" />}
      {reason !== "bead" && countIn(held, "spirit", kind) > 0 && <Piece kind="spirit" type={kind} size="small" />}
    </small>
  );
}
