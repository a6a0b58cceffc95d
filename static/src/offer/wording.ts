// Pieces in short words, for sentences on buttons: "2 pink and the bull". Long words for a screen reader are shared.

import { countOf, stacksOf } from "../shared/pieces";
import { isMe, playerName } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type PieceKind, type Pieces, type PieceType, type Seat, t, type Wants } from "../state/store";
import { list } from "../words/words";

export function shortName(kind: PieceKind, type: PieceType, count = 1): string {
  return kind === "bead" ? t("offer-beads", { type, count }) : t("offer-spirit", { type });
}

/** "2 pink and the bull". */
export function shortPieces(pieces: Pieces): string {
  const stacks = stacksOf(pieces);
  return stacks.length ? list(stacks.map(({ kind, type, count }) => shortName(kind, type, count))) : t("no-pieces");
}

function withAny(named: string | null, wants: Wants): string {
  const parts = named === null ? [] : [named];
  if (wants.any_beads) parts.push(t("any-beads", { count: wants.any_beads }));
  if (wants.any_spirits) parts.push(t("any-spirits", { count: wants.any_spirits }));
  return list(parts);
}

export function shortWants(wants: Wants): string {
  return withAny(countOf(wants.pieces) ? shortPieces(wants.pieces) : null, wants);
}

export function wordsOfWants(wants: Wants): string {
  return withAny(countOf(wants.pieces) ? wordsOf(wants.pieces) : null, wants);
}

/** "everyone", or names in the order they were chosen. */
export function recipientNames(to: readonly Seat[] | null): string {
  return to === null ? t("offer-everyone") : list(to.map((seat) => (isMe(seat) ? t("you-among") : playerName(seat))));
}
