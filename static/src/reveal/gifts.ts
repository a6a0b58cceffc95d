// Who gets what of a type, in the order in which it is given out: equal points for an equal reason at the same moment.
// Pure: from the sheet alone.

import type { PieceType, Reason, RoundSheet, Seat, TypeScore } from "../protocol";
import { countIn } from "../table/heaps";
import { total } from "../table/selection";

/** Why these seats get these points, as it is told: `once` is a loss that stays one, whatever more is held [SCO5]. */
export type Why = Reason | "loses" | "once";

export interface Gift {
  readonly why: Why;
  readonly points: number;
  readonly seats: readonly Seat[];
}

/** Most points first; whoever gets nothing because they hold none is in no gift, unless nobody holds any. */
export function giftsOf(score: TypeScore, sheet: RoundSheet): readonly Gift[] {
  const each = score.reasons.map((reason, seat) => ({
    seat,
    points: score.points[seat]!,
    why: whyOf(score, sheet, reason, seat),
  }));
  const holders = each.filter(({ why }) => why !== "holds_none");
  const gifts: Gift[] = [];
  for (const { seat, points, why } of holders.length ? holders : each) {
    const at = gifts.findIndex((gift) => gift.points === points && gift.why === why);
    if (at < 0) gifts.push({ why, points, seats: [seat] });
    else gifts[at] = { ...gifts[at]!, seats: [...gifts[at]!.seats, seat] };
  }
  return gifts.sort((one, other) => other.points - one.points || ORDER.indexOf(one.why) - ORDER.indexOf(other.why));
}

const ORDER: readonly Why[] = ["bead_and_spirit", "bead", "spirit", "loses", "once", "alone", "equal", "holds_none"];

function whyOf({ kind, points }: TypeScore, sheet: RoundSheet, reason: Reason, seat: Seat): Why {
  if (points[seat]! >= 0) return reason;
  return piecesOf(kind, sheet, seat) > 1 ? "once" : "loses";
}

/** Beads and animal of a type together. */
export function piecesOf(kind: PieceType, sheet: RoundSheet, seat: Seat): number {
  const held = sheet.held[seat];
  if (!held) return 0;
  const all = total(held);
  return countIn(all, "bead", kind) + countIn(all, "spirit", kind);
}

/** How many gifts have to be given before this seat's points are known; those without a gift wait for the first. */
export function givenTo(seat: Seat, gifts: readonly Gift[]): number {
  return (
    Math.max(
      0,
      gifts.findIndex(({ seats }) => seats.includes(seat)),
    ) + 1
  );
}
