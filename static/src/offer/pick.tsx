// Picking pieces by type, as the tray does: a tap adds one, past the last none. No second button for less, so nothing
// grows or moves under the finger.

import type { ComponentChildren } from "preact";
import { Piece } from "../shared/piece";
import { stacksOf } from "../shared/pieces";
import { nameOf } from "../shared/stack";
import { type PieceKind, type Pieces, type PieceType, t } from "../state/store";
import { Name } from "../table/name";
import { Any } from "./wanted_pieces";

interface PickProps {
  kind: PieceKind;
  /** Null for "any". */
  type: PieceType | null;
  count: number;
  /** How many there are to choose from; undefined where nobody knows. */
  of?: number;
  onPress: () => void;
}

export function Pick({ kind, type, count, of, onPress }: PickProps) {
  return (
    <div class="pick" data-kind={kind} data-type={type ?? "any"} data-count={count || undefined}>
      <button type="button" class="pick-add" aria-pressed={count > 0} onClick={onPress}>
        <Name>{label(kind, type, count, of)}</Name>
        {type === null ? (
          <span aria-hidden="true">
            <Any kind={kind} count={1} />
          </span>
        ) : (
          <Piece kind={kind} type={type} plain />
        )}
        {count > 0 && (
          <b class="pick-count" aria-hidden="true">
            {of === undefined || of === 1 ? count : t("table-chosen", { chosen: count, count: of })}
          </b>
        )}
        {count === 0 && of !== undefined && of > 1 && (
          <b class="pick-held" aria-hidden="true">
            {of}
          </b>
        )}
      </button>
    </div>
  );
}

function label(kind: PieceKind, type: PieceType | null, count: number, of: number | undefined): string {
  const shown = of ?? Math.max(1, count);
  const pieces = type === null ? t(`any-${kind}s`, { count: shown }) : nameOf(kind, type, shown);
  return of === undefined ? t("offer-want", { pieces, count }) : t("offer-pick", { pieces, count });
}

interface PickRowProps {
  heap: Pieces;
  draw: (type: PieceType, held: number) => ComponentChildren;
}

/** A pick for each stack of a heap. */
export function PickRow({ heap, draw }: PickRowProps) {
  return <div class="pick-row">{stacksOf(heap).map(({ type, count }) => draw(type, count))}</div>;
}
