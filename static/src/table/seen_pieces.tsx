// Pieces that all can see, stack by stack. Each stack carries what it shows, so that a page can be read piece by piece.

import { Piece, type Size } from "../shared/piece";
import { stacksOf } from "../shared/pieces";
import { wordsOf } from "../shared/stack";
import type { Pieces } from "../state/store";

interface SeenPiecesProps {
  pieces: Pieces;
  zone?: string;
  size?: Size;
  silent?: boolean;
}

/** `silent` when the words stand elsewhere. */
export function SeenPieces({ pieces, zone, size = "normal", silent }: SeenPiecesProps) {
  return (
    <>
      {stacksOf(pieces).map(({ kind, type, count }) => (
        <span key={kind + type} class="stack" data-kind={kind} data-type={type} data-count={count} data-zone={zone}>
          <Piece kind={kind} type={type} size={size} />
          {count > 1 && (
            <b class="count" aria-hidden="true">
              {count}
            </b>
          )}
        </span>
      ))}
      {!silent && <span class="visually-hidden">{wordsOf(pieces)}</span>}
    </>
  );
}
