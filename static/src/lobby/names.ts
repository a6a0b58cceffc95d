// How names are set on their seats. Its law: a name of up to ten letters is not broken inside; only a longer word may be.
// Letters are counted, not measured: the numbers hold for the widest faces that devices have.

const WHOLE = 10; // letters
const LETTERS_A_ROW = 30; // that fit a small phone's width, in all the row's columns together
const SMALL_LETTERS_A_ROW = 36;

function longestWord(names: readonly string[]): number {
  return Math.max(0, ...names.flatMap((name) => name.split(/[\s-]+/)).map((word) => Array.from(word).length));
}

/** `short` names stand in a row, `long` ones in a smaller type, `wide` ones in two rows. */
export function roomFor(names: readonly string[], seats: number): "short" | "long" | "wide" {
  const letters = Math.min(longestWord(names), WHOLE) * seats;
  if (letters <= LETTERS_A_ROW) return "short";
  return letters <= SMALL_LETTERS_A_ROW ? "long" : "wide";
}

/** Whether some word is so long that it has to break. */
export function mayBreak(names: readonly string[]): boolean {
  return longestWord(names) > WHOLE;
}
