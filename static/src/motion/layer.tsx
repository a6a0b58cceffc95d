// The layer over the screen in which pieces travel: clones of their own, which nothing can tap and nothing waits for. Only
// transform and opacity move, so a weak phone keeps up.

import { render } from "preact";
import { Piece } from "../shared/piece";
import type { KnownPiece } from "./flights";

/** The middle of a place on the screen, and how large a piece lies there, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const DRAWN_PX = 48; // clones are drawn in this size and scaled
const RISE = 0.35; // of the way's length: pieces are lifted, not pushed
const RISE_MOST_PX = 64;
const APART_MS = 45; // of a heap one leaves after the other
/** Of everything that is under way together; what would be more is not shown. */
const ALOFT_AT_ONCE = 16;

const aloft = new Map<Animation, HTMLElement>();
let layer: HTMLElement | null = null;

export function fly(piece: KnownPiece | null, from: Spot, to: Spot, at: number): void {
  const [duration, easing] = [
    token("--m-slow"),
    getComputedStyle(document.documentElement).getPropertyValue("--ease-travel"),
  ];
  if (!duration || aloft.size >= ALOFT_AT_ONCE) return;
  const clone = drawn(piece);
  const rise = Math.min(RISE_MOST_PX, Math.hypot(to.x - from.x, to.y - from.y) * RISE);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise, size: Math.max(from.size, to.size) };
  const ways = [seenAt(from), seenAt(middle), seenAt(to)].map((transform) => ({ transform }));
  const animation = clone.animate(ways, {
    duration,
    delay: at * APART_MS,
    easing: easing.trim() || "ease-out",
    fill: "both",
  });
  aloft.set(animation, clone);
  const land = () => {
    clone.remove();
    aloft.delete(animation);
  };
  animation.onfinish = land;
  animation.oncancel = land;
}

/** The layer itself, made when it is first needed. */
export function layerOf(): HTMLElement {
  return (layer ??= document.body.appendChild(
    Object.assign(document.createElement("div"), { className: "flights", ariaHidden: "true" }),
  ));
}

/** Ends all flights where they are. */
export function landAll(): void {
  for (const animation of [...aloft.keys()]) animation.cancel();
}

function seenAt({ x, y, size }: Spot): string {
  return `translate(${x - DRAWN_PX / 2}px, ${y - DRAWN_PX / 2}px) scale(${size / DRAWN_PX})`;
}

/** A duration of the tokens in milliseconds: none where less motion is wanted. */
function token(name: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

function drawn(piece: KnownPiece | null): HTMLElement {
  const clone = Object.assign(document.createElement("span"), { className: piece ? "flight" : "flight flight-hidden" });
  if (piece) {
    clone.dataset.type = piece.type;
    render(<Piece kind={piece.kind} type={piece.type} size="free" plain />, clone);
  }
  layerOf().append(clone);
  return clone;
}
