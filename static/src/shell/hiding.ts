// Whether this device keeps link, QR code and spoken code covered until they are tapped: for those who film their
// screen. Shown unless somebody chose otherwise here, or the address says `?hide`.

import { type Signal, signal } from "@preact/signals";

/** Under which the browser keeps "on" or "off". */
export const HIDE_KEY = "hide-invite";

let chosen: Signal<boolean> | null = null;

/** Looked up before anything is drawn: what is to be hidden must not flash. */
export function hidesInvite(): Signal<boolean> {
  return (chosen ??= signal(isAskedByAddress() || recall() === "on"));
}

export function hideInvite(on: boolean): void {
  hidesInvite().value = on;
  try {
    localStorage.setItem(HIDE_KEY, on ? "on" : "off");
  } catch {
    // a browser that keeps nothing
  }
}

function isAskedByAddress(): boolean {
  return new URLSearchParams(globalThis.location?.search ?? "").has("hide");
}

function recall(): string | null {
  try {
    return localStorage.getItem(HIDE_KEY);
  } catch {
    return null;
  }
}
