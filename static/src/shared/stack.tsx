// Pieces of one type with their count, and heaps of them; each says itself in words to a screen reader.

import type { PieceKind, Pieces, PiecesIn, PieceType } from "../protocol";
import { list, t } from "../words/words";
import { Piece, type Size } from "./piece";
import { stacksOf } from "./pieces";

/** "2 pink beads", "the pink bull". */
export function nameOf(kind: PieceKind, type: PieceType, count = 1): string {
  return kind === "bead" ? t("beads-of", { type, count }) : t("spirit-of", { type });
}

/** "the pink bull, 2 pink beads and 1 white bead". */
export function wordsOf(pieces: Pieces | PiecesIn): string {
  const stacks = stacksOf(pieces);
  return stacks.length ? list(stacks.map(({ kind, type, count }) => nameOf(kind, type, count))) : t("no-pieces");
}

interface StackProps {
  kind: PieceKind;
  type: PieceType;
  count: number;
  size?: Size;
  silent?: boolean;
}

/** `silent` when the words stand elsewhere. A single piece shows no number. */
export function Stack({ kind, type, count, size = "normal", silent }: StackProps) {
  return (
    <span class="stack">
      <Piece kind={kind} type={type} size={size} />
      {count > 1 && (
        <b class="count" aria-hidden="true">
          {count}
        </b>
      )}
      {!silent && <span class="visually-hidden">{nameOf(kind, type, count)}</span>}
    </span>
  );
}

/** A whole heap, said as one phrase. */
export function Stacks({ pieces, size = "normal" }: { pieces: Pieces | PiecesIn; size?: Size }) {
  return (
    <>
      {stacksOf(pieces).map(({ kind, type, count }) => (
        <Stack key={kind + type} kind={kind} type={type} count={count} size={size} silent />
      ))}
      <span class="visually-hidden">{wordsOf(pieces)}</span>
    </>
  );
}
