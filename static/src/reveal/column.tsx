// One type's column: its beads from the axis outwards, and on the axis what decides it.

import { Piece } from "../shared/piece";
import { signed } from "../score/points";
import { type PieceType, type RevealBeat, type RoundSheet, type Side, t, type TypeScore, type Verdict } from "../state/store";
import { countState } from "./script";

const MANY = 4; // more than these overlap like coins

interface ColumnProps { type: PieceType; beat: RevealBeat; sheet: RoundSheet }

export function Column({ type, beat, sheet }: ColumnProps) {
  const state = countState(type, beat);
  const score = sheet.scores.find(({ kind }) => kind === type)!;
  const { verdict, under_top: top, under_bottom: bottom } = score;
  return (
    <div class="reveal-column" data-type={type} data-state={state}>
      {state === "waiting" ? (
        <span class="column-waits"><Piece kind="bead" type={type} /></span>
      ) : (
        <>
          <span class="visually-hidden">{t("reveal-type", { verdict, type, top, bottom })}</span>
          <Pile side="top" type={type} count={top} />
          <VerdictBadge score={score} isCounting={state === "counting"} />
          <Pile side="bottom" type={type} count={bottom} />
        </>
      )}
    </div>
  );
}

function Pile({ side, type, count }: { side: Side; type: PieceType; count: number }) {
  const beads = Array.from({ length: count }, (_, at) => at);
  const nearest = side === "top" ? beads.reverse() : beads; // drawn from the top of the screen down
  const number = <b class="pile-count">{count}</b>;
  return (
    <div class={`pile pile-${side}`} data-count={count} data-many={count >= MANY || undefined} aria-hidden="true">
      {side === "top" && number}
      {nearest.map((at) => (
        <span key={at} class="pile-bead" style={{ "--i": at }}><Piece kind="bead" type={type} /></span>
      ))}
      {side === "bottom" && number}
    </div>
  );
}

/** What having a bead of the type is worth by this verdict, as it is printed on the axis. */
const WORTH: Readonly<Record<Verdict, number>> = {
  spirit_on_top: 1, more_under_top: 1, equal: 0, more_under_bottom: -1, spirit_on_bottom: -1,
};

function VerdictBadge({ score, isCounting }: { score: TypeScore; isCounting: boolean }) {
  const { verdict, kind, under_top: top, under_bottom: bottom } = score;
  const isBySpirit = verdict === "spirit_on_top" || verdict === "spirit_on_bottom";
  const worth = WORTH[verdict];
  return (
    <b class="verdict" data-points={worth} aria-hidden="true">
      {isBySpirit && <Piece kind="spirit" type={kind} plain />}
      {isCounting && !isBySpirit ? `${top} : ${bottom}` : signed(worth)}
    </b>
  );
}
