// The table of points that fills in reason by reason as the types are counted.

import { signed } from "../score/points";
import { PlayerHead } from "../score/sheet";
import { LetteredBead, Piece } from "../shared/piece";
import { isMe } from "../shared/players";
import { type RoundSheet, type Seat, type TypeScore, t } from "../state/store";
import { countIn } from "../table/heaps";
import { total } from "../table/selection";
import { giftsOf, givenTo } from "./gifts";
import type { Picture } from "./picture";
import { countState } from "./script";

interface PointsTableProps {
  picture: Picture;
  sheet: RoundSheet;
}

export function PointsTable({ picture, sheet }: PointsTableProps) {
  const { beat, cue } = picture;
  const best = Math.max(...sheet.totals);
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t("player")}</span>
          </th>
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
          <tr
            key={seat}
            data-seat={seat}
            data-me={isMe(seat) || undefined}
            data-winner={(cue === "winner" && points === best) || undefined}
          >
            <PlayerHead seat={seat} />
            {sheet.scores.map((score) => (
              <Cell key={score.kind} score={score} seat={seat} picture={picture} sheet={sheet} />
            ))}
            <Total points={soFar(sheet, seat, picture)} after={rank(sheet, seat)} rolls={rolls(sheet, seat, picture)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A new number rolls in over the old one. */
function Total({ points, after, rolls: isNew }: { points: number; after: number; rolls: boolean }) {
  return (
    <td class="total" style={{ "--i": after }}>
      <b key={points} class="rolling" data-rolls={isNew || undefined}>
        {signed(points)}
      </b>
    </td>
  );
}

/** Whether the points that are given now change this player's total. */
function rolls(sheet: RoundSheet, seat: Seat, picture: Picture): boolean {
  return sheet.scores.some((score) => score.points[seat] !== 0 && givenAt(score, seat, picture, sheet) === "now");
}

/** How many score less: the totals are called from the last to the first. */
function rank({ totals }: RoundSheet, seat: Seat): number {
  return totals.filter((points) => points < totals[seat]!).length;
}

type Given = "not_yet" | "now" | "before";

/** Whether this player's points of a type are given out. */
function givenAt(score: TypeScore, seat: Seat, { beat, given }: Picture, sheet: RoundSheet): Given {
  const state = countState(score.kind, beat);
  if (state !== "counting") return state === "waiting" ? "not_yet" : "before";
  const due = givenTo(seat, giftsOf(score, sheet));
  return given < due ? "not_yet" : given === due ? "now" : "before";
}

/** The points that are given out by now. */
function soFar(sheet: RoundSheet, seat: Seat, picture: Picture): number {
  const given = sheet.scores.filter((score) => givenAt(score, seat, picture, sheet) !== "not_yet");
  return given.reduce((all, { points }) => all + points[seat]!, 0);
}

interface CellProps extends PointsTableProps {
  score: TypeScore;
  seat: Seat;
}

function Cell({ score, seat, picture, sheet }: CellProps) {
  const { kind } = score;
  const isNow = picture.beat.kind === kind || undefined;
  const given = givenAt(score, seat, picture, sheet);
  if (given === "not_yet")
    return (
      <td data-type={kind} data-now={isNow}>
        <span class="unknown" role="img" aria-label={t("reveal-not-counted")}>
          ·
        </span>
      </td>
    );
  const points = score.points[seat]!;
  return (
    <td data-type={kind} data-now={isNow}>
      <b class="point" data-given={given} data-zero={score.reasons[seat] === "alone" || undefined}>
        {signed(points)}
      </b>
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
