// The phrase book: everything that can be said with one tap, in the order it stands there: trading first, then the rest
// of the talk around it.

import type { Phrase } from "../protocol";

export const PHRASES: readonly Phrase[] = [
  "who_has",
  "i_have",
  "i_want",
  "deal",
  "no_deal",
  "more",
  "last_offer",
  "please",
  "wait",
  "hurry_up",
  "trust_me",
  "bluff",
  "soon",
  "too_late",
  "thanks",
  "well_played",
  "hello",
];

const OF_A_PIECE: ReadonlySet<Phrase> = new Set<Phrase>(["who_has", "i_have", "i_want"]);

/** Whether a phrase is about a piece, and never said without one. */
export function takesPiece(phrase: Phrase): boolean {
  return OF_A_PIECE.has(phrase);
}
