// When to open a socket, say hello, give a socket up, or stop. Its law: a pure function of the link, what happened, the
// time and a draw; it knows no socket and no timer, so a test can be any network.

import { CLOSE } from "../protocol";

export type LinkEvent =
  | { readonly type: "start" | "opened" | "heard" | "view" | "gap" | "sent" | "due" }
  | { readonly type: "woke" } // the page can be seen again, or the network is back
  | { readonly type: "hidden" } // nobody looks: long silence is no loss then, and worth no battery
  | { readonly type: "unsure" } // the browser says that it is offline
  | { readonly type: "lost"; readonly code: number };

export type Effect = "open" | "drop" | "hello" | "ping" | "reload";

/** `live` hears the server; `checking` has asked it for the whole view; `waiting` is between two attempts. */
export type Stage = "opening" | "greeting" | "live" | "checking" | "waiting" | "closed";

export interface Link {
  readonly stage: Stage;
  readonly since: number; // when the stage began
  readonly heard: number; // the last sign of the server
  readonly sent: number | null; // the first command since then
  readonly pinged: boolean; // a sign was asked for since then
  readonly tries: number; // attempts since the last view
  readonly isLost: boolean; // a socket was given up, or an attempt failed, and no view has come since
  readonly isSeen: boolean; // somebody looks at the page
  readonly dueAt: number | null; // when "due" should come, if nothing else does
  readonly closedBy: number | null;
}

export interface Stepped {
  readonly link: Link;
  readonly effects: readonly Effect[];
}

const SILENCE_MS = 12_500; // the server beats every 10 s
const QUIET_MS = 2_500; // a page that is looked at asks after this: with the answer's time it knows within 5 s
const ANSWER_MS = 2_000; // a hello, a ping or a command brings no sign of the server: it is gone
const FRESH_MS = 2_000; // after more silence than this, a page that is seen again asks
const OPEN_MS = 5_000; // a first packet may be lost and sent again
const RETRY_MS = 2_000; // an attempt begun before the network came back hangs: the next one finds it
const PATIENT_EVERY = 4; // but a network may be slow instead of gone: every fourth attempt is a patient one
const STUCK_OPEN_MS = 1_000; // with the network back, an older attempt is not waited for
const FIRST_WAIT_MS = 300;
const LONGEST_SEEN_WAIT_MS = 1_000; // somebody waits for it
const LONGEST_WAIT_MS = 4_000;
const RESTART_MS = 300; // a server that stops for another build is back soon; but a room's phones, which are told
const RESTART_SPREAD_MS = 1_500; // in the same moment, must not come back in one

export const NEW_LINK: Link = {
  stage: "waiting",
  since: 0,
  heard: 0,
  sent: null,
  pinged: false,
  tries: 0,
  isLost: false,
  isSeen: true,
  dueAt: null,
  closedBy: null,
};

/** What the reader is told: nobody has to know of the first moments, of a ping, or of a short check. */
export function shown(link: Link): "ok" | "slow" | "off" | "closed" {
  if (link.stage === "live") return "ok";
  if (link.stage === "closed") return "closed";
  return link.isLost ? "off" : "slow";
}

/** Close codes that asking again does not help [44xx]. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500;
}

/** The link after an event at `now`; `draw` is a number from 0 to 1 that spreads attempts of many phones. */
export function step(link: Link, event: LinkEvent, now: number, draw = Math.random()): Stepped {
  if (link.stage === "closed") return stay(link);
  switch (event.type) {
    case "start":
      return open(link, now, []);
    case "opened":
      return link.stage === "opening" ? greet(link, now) : stay(link);
    case "heard":
    case "view":
      return hear(link, event.type === "view", now);
    case "gap":
      return link.stage === "live" ? check(link, now) : stay(link);
    case "sent":
      return stay(link.stage === "live" && link.sent === null ? awaiting(link, now) : link);
    case "unsure":
      return link.stage === "live" ? check(link, now) : stay(link);
    case "woke":
      return wake({ ...link, isSeen: true }, now);
    case "hidden":
      return stay(quiet({ ...link, isSeen: false }));
    case "lost":
      return lose(link, event.code, now, draw);
    case "due":
      return due(link, now, draw);
  }
}

function stay(link: Link): Stepped {
  return { link, effects: [] };
}

function open(link: Link, now: number, before: readonly Effect[]): Stepped {
  const opening: Link = { ...link, stage: "opening", since: now, tries: link.tries + 1, sent: null };
  return { link: { ...opening, dueAt: now + patience(opening) }, effects: [...before, "open"] };
}

/** A new socket in place of one that is given up. */
function replace(link: Link, now: number): Stepped {
  return open({ ...link, isLost: true }, now, ["drop"]);
}

function patience({ isLost, isSeen, tries }: Link): number {
  return isLost && isSeen && tries % PATIENT_EVERY !== 0 ? RETRY_MS : OPEN_MS;
}

function greet(link: Link, now: number): Stepped {
  return { link: { ...link, stage: "greeting", since: now, dueAt: now + patience(link) }, effects: ["hello"] };
}

/** When a live link that hears nothing more has to act. */
function quiet(link: Link): Link {
  if (link.stage !== "live" || link.pinged || link.sent !== null) return link;
  return { ...link, dueAt: link.heard + (link.isSeen ? QUIET_MS : SILENCE_MS) };
}

function ping(link: Link, now: number): Stepped {
  return { link: { ...link, pinged: true, dueAt: now + ANSWER_MS }, effects: ["ping"] };
}

/** Asks for the whole view. An unanswered ping is not waited for any longer than before. */
function check(link: Link, now: number): Stepped {
  const dueAt = Math.min(now + ANSWER_MS, link.pinged && link.dueAt !== null ? link.dueAt : Infinity);
  return { link: { ...link, stage: "checking", since: now, dueAt }, effects: ["hello"] };
}

function awaiting(link: Link, now: number): Link {
  return { ...link, sent: now, dueAt: Math.min(link.dueAt ?? Infinity, now + ANSWER_MS) };
}

function hear(link: Link, isView: boolean, now: number): Stepped {
  if (link.stage === "waiting" || link.stage === "opening" || (link.stage === "greeting" && !isView)) return stay(link);
  return stay(
    quiet({ ...link, stage: "live", since: now, heard: now, sent: null, pinged: false, tries: 0, isLost: false }),
  );
}

function wake(link: Link, now: number): Stepped {
  if (link.stage === "waiting") return open({ ...link, tries: 0 }, now, []);
  const isAttempt = link.stage === "opening" || link.stage === "greeting";
  if (isAttempt && now - link.since > STUCK_OPEN_MS) return open(link, now, ["drop"]);
  return link.stage === "live" && now - link.heard > FRESH_MS ? check(link, now) : stay(quiet(link));
}

function lose(link: Link, code: number, now: number, draw: number): Stepped {
  if (isFinal(code)) {
    const closed: Link = { ...link, stage: "closed", since: now, dueAt: null, closedBy: code };
    return { link: closed, effects: code === CLOSE.OTHER_PROTOCOL ? ["reload"] : [] };
  }
  return stay({
    ...link,
    stage: "waiting",
    since: now,
    sent: null,
    isLost: true,
    dueAt: now + pause(link, code, draw),
  });
}

/** How long to wait before another attempt. */
function pause(link: Link, code: number, draw: number): number {
  if (code === CLOSE.RESTART) return RESTART_MS + RESTART_SPREAD_MS * draw;
  const limit = link.isSeen ? LONGEST_SEEN_WAIT_MS : LONGEST_WAIT_MS;
  const longest = Math.min(limit, FIRST_WAIT_MS * 2 ** Math.min(link.tries, 10));
  return FIRST_WAIT_MS + (longest - FIRST_WAIT_MS) * draw;
}

function due(link: Link, now: number, draw: number): Stepped {
  switch (link.stage) {
    case "waiting":
      return open(link, now, []);
    case "opening":
    case "greeting": {
      const lost = lose(link, 1006, now, draw);
      return { link: lost.link, effects: ["drop"] };
    }
    case "live": // a command may take its time, the answer to a ping does not
      return link.pinged || (link.sent === null && !link.isSeen) ? replace(link, now) : ping(link, now);
    default:
      return replace(link, now);
  }
}
