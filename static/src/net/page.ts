// What the page around the client tells it: seen again, network back or gone; and reloading once, never in a loop.

import type { LinkEvent } from "./link";

const RELOADED = "reloaded"; // the causes for which this tab was loaded anew
const BETWEEN = ";";

/** Tells `happen` of what may have changed the network or woken the page. */
export function watchPage(happen: (event: LinkEvent) => void): void {
  const wake = () => happen({ type: "woke" });
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  addEventListener("offline", () => happen({ type: "unsure" }));
  const look = () => (document.visibilityState === "visible" ? wake() : happen({ type: "hidden" }));
  document.addEventListener("visibilitychange", look);
  if (document.visibilityState !== "visible") look();
}

/** The room's socket beside the page: same host, same safety. */
export function socketAddress(room: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/ws/${encodeURIComponent(room)}`;
}

/** Reloads for `cause` unless this tab did so before; all causes are remembered, for two servers of different builds may
 * answer in turns. Without a memory it does not: it could be for ever. */
export function reloadOnce(cause: string): boolean {
  try {
    const before = (sessionStorage.getItem(RELOADED) ?? "").split(BETWEEN);
    if (before.includes(cause)) return false;
    sessionStorage.setItem(RELOADED, [...before, cause].join(BETWEEN));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** An id for a command. Pages over plain http have no randomUUID, but all have getRandomValues. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
