// The table's elements as targets, and the other way round.

import type { PieceKind, PieceType, Side, Zone } from "../protocol";
import type { OnePiece } from "../table/selection";
import { isMeant, type Target } from "./meaning";

const TARGETS = ".friend[data-seat], .center-piece[data-type], .box[data-side], .tray .zone[data-zone]";

/** The piece that an own stack is made of. */
export function pieceOf({ dataset }: HTMLElement): OnePiece {
  return { kind: dataset.kind as PieceKind, type: dataset.type as PieceType, zone: dataset.zone as Zone };
}

function targetOf({ dataset, classList }: HTMLElement): Target {
  if (classList.contains("friend")) return { on: "friend", seat: Number(dataset.seat) };
  if (classList.contains("box")) return { on: "box", side: dataset.side as Side };
  if (classList.contains("zone")) return { on: "zone", zone: dataset.zone as Zone };
  return { on: "center", piece: { kind: dataset.kind as PieceKind, type: dataset.type as PieceType } };
}

/** Marks all that the piece can be let go on, and among them what it is over. */
export function mark(piece: OnePiece, over: HTMLElement | null): void {
  for (const each of document.querySelectorAll<HTMLElement>(TARGETS)) {
    if (!isMeant(piece, targetOf(each))) delete each.dataset.drop;
    else each.dataset.drop = each === over ? "over" : "";
  }
}

export function unmark(): void {
  for (const each of document.querySelectorAll<HTMLElement>("[data-drop]")) delete each.dataset.drop;
}

export interface Found {
  readonly element: HTMLElement;
  readonly target: Target;
}

/** What the piece would be let go on at this point of the screen. */
export function targetAt(piece: OnePiece, x: number, y: number): Found | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>(TARGETS);
  if (!element) return null;
  const target = targetOf(element);
  return isMeant(piece, target) ? { element, target } : null;
}
