// Which pieces are seen to travel when something happens, and from where to where. Its law: a pure function of what this
// viewer was told. A piece whose type they were not told travels face down, so nothing is seen that is not known.

import type { Glimpse, PieceKind, Pieces, PieceType, Seat, SeenEvent, Side, Zone } from "../protocol";
import { stacksOf } from "../shared/pieces";

export interface KnownPiece {
  readonly kind: PieceKind;
  readonly type: PieceType;
}

/** Where pieces lie on the screen. Of a seat without a zone: wherever all can see the piece first, else in the hand. */
export type Place =
  | { readonly at: "seat"; readonly seat: Seat; readonly zone: Zone | null }
  | { readonly at: "center" }
  | { readonly at: "box"; readonly side: Side; readonly part: "under" | "on" };

/** One piece on its way; null is face down. */
export interface Flight {
  readonly piece: KnownPiece | null;
  readonly from: Place;
  readonly to: Place;
}

/** Of one event, at the most: more would be a swarm that nobody can follow. */
export const FLIGHTS_AT_ONCE = 10;

export function flightsOf(event: SeenEvent): readonly Flight[] {
  return allFlights(event).slice(0, FLIGHTS_AT_ONCE);
}

function allFlights(event: SeenEvent): readonly Flight[] {
  switch (event.type) {
    case "trade_made": {
      const { giver, taker, gave, got } = event;
      return [...glimpsed(gave, giver, seat(taker, "hand")), ...glimpsed(got, taker, seat(giver, "hand"))];
    }
    case "center_swapped": {
      const took = { kind: event.kind, type: event.took };
      const gave = each(event.gave).map((piece) => ({ piece, from: seat(event.seat), to: CENTER }));
      return [...gave, { piece: took, from: CENTER, to: seat(event.seat, "fingers") }];
    }
    case "pieces_shown":
      return moved(event.pieces, seat(event.seat, "hand"), seat(event.seat, "front"));
    case "pieces_hidden":
      return moved(event.pieces, seat(event.seat, "front"), seat(event.seat, "hand"));
    case "beads_placed":
      return glimpsed(event.beads, event.seat, { at: "box", side: event.side, part: "under" });
    case "spirit_placed": {
      const to: Place = { at: "box", side: event.side, part: "on" };
      return [{ piece: { kind: "spirit", type: event.kind }, from: seat(event.seat), to }];
    }
    default:
      return [];
  }
}

const CENTER: Place = { at: "center" };

function seat(of: Seat, zone: Zone | null = null): Place {
  return { at: "seat", seat: of, zone };
}

function each(pieces: Pieces): KnownPiece[] {
  return stacksOf(pieces).flatMap(({ kind, type, count }) => Array.from({ length: count }, () => ({ kind, type })));
}

function moved(pieces: Pieces, from: Place, to: Place): Flight[] {
  return each(pieces).map((piece) => ({ piece, from, to }));
}

/** What was known of them, and the rest face down: that can only have come from the hand. */
function glimpsed({ count, known }: Glimpse, from: Seat, to: Place): Flight[] {
  const open = moved(known, seat(from), to);
  const hidden = Array.from({ length: count - open.length }, () => ({ piece: null, from: seat(from, "hand"), to }));
  return [...open, ...hidden];
}
