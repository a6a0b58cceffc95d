// Frames as the server sends them, with what a test leaves out filled in.

import type { Answer, Line, Sections, SeenEvent, UpdateFrame, ViewFrame } from "../src/protocol";

const LOBBY: Sections = {
  room: {
    phase: "lobby",
    play: 0,
    settings: { seats: 5, variants: [], time_limit: null },
    host: 0,
    host_is_here: true,
    free_seats: 4,
    kick: null,
    askers: [],
    code: null,
    is_locked: false,
  },
  players: [{ seat: 0, name: "Ana", is_here: true, has_left: false }],
  you: { seat: 0, is_host: true, is_owner: true, acts: [], key: null },
  watching: 0,
  progress: null,
  seats: null,
  boxes: null,
  center: null,
  wishes: null,
  mine: null,
  offers: null,
  options: null,
  sheets: null,
  reveal: null,
};

export function lobby(changed: Partial<Sections> = {}): Sections {
  return { ...LOBBY, ...changed };
}

export function viewFrame(n: number, changed: Partial<ViewFrame> = {}): ViewFrame {
  return { type: "view", protocol: 1, build: "b1", now: 5_000, n, sections: lobby(), talk: [], events: [], ...changed };
}

export function update(
  n: number,
  sections: Partial<Sections>,
  events: readonly SeenEvent[] = [],
  answer?: Answer,
): UpdateFrame {
  return { type: "update", n, sections, events, ...(answer ? { answer } : {}) };
}

export function line(text: string, at = 1): Line {
  return { type: "line_said", seat: 0, name: "Ana", text, at };
}

export function done(id: string): Answer {
  return { id, done: true, code: null };
}

export function refused(id: string, code: "not_held" | "offer_gone" = "not_held"): Answer {
  return { id, done: false, refused: code, rule: "PCE4", seats: [], lacks: null, where: null };
}
