// One type's column: how many beads stand on it, and on the axis what decides it. The beads themselves lie over all
// columns, in the layer of their own.

import { signed } from "../score/points";
import { Piece } from "../shared/piece";
import { type PieceType, type RoundSheet, type Side, type TypeScore, t, type Verdict } from "../state/store";
import { isOutweighed } from "./beads";
import type { Picture } from "./picture";
import { countState } from "./script";

interface ColumnProps {
  type: PieceType;
  picture: Picture;
  sheet: RoundSheet;
}

export function Column({ type, picture, sheet }: ColumnProps) {
  const state = countState(type, picture.beat);
  const score = sheet.scores.find(({ kind }) => kind === type)!;
  const { verdict, under_top: top, under_bottom: bottom } = score;
  return (
    <div class="reveal-column" data-type={type} data-state={state}>
      {state === "waiting" ? (
        <span class="column-waits">
          <Piece kind="bead" type={type} size="free" class="piece" />
        </span>
      ) : (
        <>
          <span class="visually-hidden">{t("reveal-type", { verdict, type, top, bottom })}</span>
          <Counted picture={picture} score={score} isCounting={state === "counting"} />
        </>
      )}
    </div>
  );
}

interface CountedProps {
  picture: Picture;
  score: TypeScore;
  isCounting: boolean;
}

function Counted({ picture: { cue, landed }, score, isCounting }: CountedProps) {
  const { under_top: top, under_bottom: bottom } = score;
  const isOpen = isCounting && cue === "count";
  const now = isCounting ? { top: Math.min(landed, top), bottom: Math.max(0, landed - top) } : { top, bottom };
  return (
    <>
      <Count side="top" count={now.top} of={top} score={score} isOpen={isOpen} />
      <Badge score={score} isCounting={isCounting} isOpen={isOpen} now={now} />
      <Count side="bottom" count={now.bottom} of={bottom} score={score} isOpen={isOpen} />
    </>
  );
}

interface CountProps {
  side: Side;
  count: number;
  of: number;
  score: TypeScore;
  isOpen: boolean;
}

function Count({ side, count, of, score, isOpen }: CountProps) {
  const isMore = !isOpen && score.verdict === `more_under_${side}`;
  const isPale = !isOpen && isOutweighed(side, score);
  return (
    <b
      class={`pile-count count-${side}`}
      data-more={isMore || undefined}
      data-pale={isPale || undefined}
      style={{ "--n": of }}
      aria-hidden="true"
    >
      {count}
    </b>
  );
}

/** What having a bead of the type is worth by this verdict, as it is printed on the axis. */
const WORTH: Readonly<Record<Verdict, number>> = {
  spirit_on_top: 1,
  more_under_top: 1,
  equal: 0,
  more_under_bottom: -1,
  spirit_on_bottom: -1,
};

interface BadgeProps {
  score: TypeScore;
  isCounting: boolean;
  isOpen: boolean;
  now: { top: number; bottom: number };
}

function Badge({ score: { verdict, kind }, isCounting, isOpen, now }: BadgeProps) {
  const isBySpirit = verdict === "spirit_on_top" || verdict === "spirit_on_bottom";
  const worth = WORTH[verdict];
  if (isOpen) return <b class="verdict" aria-hidden="true">{`${now.top} : ${now.bottom}`}</b>;
  return (
    <b
      class="verdict"
      data-points={worth}
      data-stamped={isCounting || undefined}
      data-spirit={isBySpirit || undefined}
      aria-hidden="true"
    >
      {isBySpirit && <Piece kind="spirit" type={kind} plain />}
      {signed(worth)}
    </b>
  );
}
