// Dragging a piece from the tray, with a finger, a pen or a mouse: an extra beside tapping, which it leaves as it is. A
// drag that is cut short (Escape, a second finger, a lost pointer, the round's end) has done nothing.

import { layerOf } from "../motion/layer";
import type { OnePiece } from "../table/selection";
import { letGo } from "./letting_go";
import { begins } from "./meaning";
import { mark, pieceOf, targetAt, unmark } from "./targets";

const FINGER_PX = 34; // so far above a finger that the piece is seen beside it

interface Press {
  readonly id: number;
  readonly stack: HTMLElement;
  readonly piece: OnePiece;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isTouch: boolean;
  /** The piece under the pointer, once it comes along. */
  clone: HTMLElement | null;
}

/** Watches the tray until it is stopped. */
export function followDrags(): () => void {
  let press: Press | null = null;

  const end = (isDown = true) => {
    if (press?.clone) {
      press.clone.remove();
      unmark();
      ignoreClick(isDown);
    }
    press = null;
  };
  const cancel = () => end();

  const down = (event: PointerEvent) => {
    if (press) return end(); // a second finger pinches
    const stack = event.target instanceof Element ? event.target.closest<HTMLElement>(".tray .stack-button") : null;
    if (!stack || event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: at, pointerType } = event;
    press = { id, stack, piece: pieceOf(stack), x, y, at, isTouch: pointerType === "touch", clone: null };
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (!press.clone && !comesAlong(press, event)) return;
    press.clone ??= pickUp(press);
    carry(press, event);
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const { clone, piece } = press;
    const found = clone && targetAt(piece, event.clientX, event.clientY);
    end(false);
    if (found) letGo(piece, found.target);
  };

  // a finger that drags must not scroll as well, and one that scrolls must not drag
  const touch = (event: TouchEvent) => press?.clone && event.cancelable && event.preventDefault();
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !press?.clone) return;
    event.preventDefault();
    end();
  };

  const stops = [
    listen("pointerdown", down),
    listen("pointermove", move),
    listen("pointerup", up),
    listen("pointercancel", () => end(false)),
    listen("touchmove", touch, { passive: false }),
    listen("keydown", key),
    listen("visibilitychange", cancel),
  ];
  return () => {
    end();
    stops.forEach((stop) => stop());
  };
}

function listen<K extends keyof DocumentEventMap>(
  name: K,
  to: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  document.addEventListener(name, to, options);
  return () => document.removeEventListener(name, to, options);
}

function comesAlong({ x, y, at, isTouch }: Press, event: PointerEvent): boolean {
  const root = document.documentElement;
  const pageScrolls = root.scrollHeight > root.clientHeight;
  return begins({ x: event.clientX - x, y: event.clientY - y, forMs: event.timeStamp - at, isTouch, pageScrolls });
}

/** The pointer stays ours outside of the window too. */
function pickUp({ id, stack }: Press): HTMLElement {
  const clone = document.createElement("span");
  clone.className = "dragged";
  clone.append(stack.querySelector(".piece")!.cloneNode(true));
  layerOf().append(clone);
  if (stack.isConnected) stack.setPointerCapture(id);
  return clone;
}

function carry({ clone, piece, isTouch }: Press, { clientX: x, clientY: y }: PointerEvent): void {
  clone!.style.transform = `translate(${x - 24}px, ${y - 24 - (isTouch ? FINGER_PX : 0)}px) scale(1.25)`;
  mark(piece, targetAt(piece, x, y)?.element ?? null);
}

/** The click that follows a drag is none: neither for the stack, nor for a question that the drag has raised. */
function ignoreClick(isDown: boolean): void {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  const rest = new AbortController();
  const stop = () =>
    setTimeout(() => {
      removeEventListener("click", ignore, true);
      rest.abort();
    });
  addEventListener("click", ignore, { capture: true, once: true });
  if (!isDown) return void stop();
  for (const name of ["pointerup", "pointercancel", "pointerdown"])
    addEventListener(name, stop, { capture: true, signal: rest.signal });
}
