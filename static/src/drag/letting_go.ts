// Does what taps do: chooses the piece, if it is not chosen yet, and taps what it was let go on. Final acts only ask.

import { choose, recipients, selection, swap, toggleRecipient } from "../offer/draft";
import { stopAsking } from "../table/asking";
import { tapCenterPiece } from "../table/center";
import { countIn } from "../table/heaps";
import { hideHint } from "../table/hint";
import { tapToPlace } from "../table/placing";
import type { OnePiece } from "../table/selection";
import { tapToShow } from "../table/showing";
import type { Target } from "./meaning";

export function letGo(piece: OnePiece, target: Target): void {
  hideHint();
  stopAsking(); // what asks is confirmed by a tap, never by a piece that was let go there again
  if (!countIn(selection.peek()[piece.zone], piece.kind, piece.type)) choose(piece);
  tap(target);
}

function tap(target: Target): void {
  switch (target.on) {
    case "friend":
      if (!recipients.peek()?.includes(target.seat)) toggleRecipient(target.seat);
      return;
    case "center": {
      const takes = swap.peek()?.takes;
      const isTaken = takes?.kind === target.piece.kind && takes.type === target.piece.type;
      if (!isTaken) tapCenterPiece(target.piece);
      return;
    }
    case "box":
      return tapToPlace(`box-${target.side}`, target.side);
    case "zone":
      return tapToShow();
  }
}
