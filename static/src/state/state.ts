// What this browser knows of its room. Its law: a pure function of the frames that came, with no rules of the game and
// no guesses: nothing is shown that the server did not say.

import {
  type FrameOut,
  type ReactionsFrame,
  type ReactionsSeen,
  type Sections,
  type SeenEvent,
  TALK_KEPT,
  type Talk,
  type UpdateFrame,
  type ViewFrame,
} from "../protocol";

export const HAPPENINGS_KEPT = 40;
export const REACTIONS_KEPT = 20;
const CLOCKS_KEPT = 8; // a minute or so of beats: after that a clock that was set anew is believed

/** Something that was seen to happen. `key` grows by one each, so that nothing is announced or moved twice. */
export interface Happening {
  readonly key: number;
  readonly event: SeenEvent;
  /** The reader's name, where what happened gave them a seat or took it: events about people name them by their name. */
  readonly moved: string | null;
  /** It came with a whole view: it may be long over, and is told but not acted out. */
  readonly isLate: boolean;
}

/** Reactions that were shown at once. `key` grows by one each, so that none is shown twice. */
export interface Reactions {
  readonly key: number;
  readonly reactions: readonly ReactionsSeen[];
}

export interface State {
  readonly n: number; // the count of the last frame that changed this viewer's view
  readonly sections: Sections | null;
  readonly talk: readonly Talk[];
  readonly happenings: readonly Happening[];
  readonly nextKey: number;
  readonly reactions: readonly Reactions[];
  readonly nextReactions: number;
  readonly clocks: readonly number[]; // the server's clock less ours as the last timed frames told it, milliseconds
  readonly build: string | null;
}

export const START: State = {
  n: 0,
  sections: null,
  talk: [],
  happenings: [],
  nextKey: 1,
  reactions: [],
  nextReactions: 1,
  clocks: [],
  build: null,
};

/** Whether an update follows what is known; if not, frames were missed and the whole view has to be asked for. */
export function follows(state: State, frame: FrameOut): boolean {
  return frame.type !== "update" || (state.sections !== null && frame.n === state.n + 1);
}

/** The state after a frame that came at `at` by our clock. A frame that does not follow changes nothing. */
export function apply(state: State, frame: FrameOut, at: number): State {
  if (!follows(state, frame)) return state;
  switch (frame.type) {
    case "view":
      return { ...whole(state, frame), clocks: told(state, frame.now - at) };
    case "update":
      return changed(state, frame);
    case "reactions":
      return withReactions(state, frame);
    case "beat":
      return { ...state, clocks: told(state, frame.now - at) };
    default:
      return state;
  }
}

function told({ clocks }: State, ahead: number): readonly number[] {
  return [...clocks, ahead].slice(-CLOCKS_KEPT);
}

/** The server's clock less ours. The largest is the truest: a frame that was late tells less, never more. */
export function clockAhead({ clocks }: State): number {
  return clocks.length ? Math.max(...clocks) : 0;
}

function whole(state: State, frame: ViewFrame): State {
  const next = { ...state, n: frame.n, sections: full(frame.sections), talk: frame.talk, build: frame.build };
  return { ...next, ...withEvents(state, next.sections, frame) };
}

function changed(state: State, frame: UpdateFrame): State {
  const sections = { ...full(state.sections!), ...frame.sections };
  const said = frame.events.filter(isTalk);
  const talk = said.length ? [...state.talk, ...said].slice(-TALK_KEPT) : state.talk;
  return { ...state, n: frame.n, sections, talk, ...withEvents(state, sections, frame) };
}

function isTalk(event: SeenEvent): event is Talk {
  return event.type === "line_said" || event.type === "phrase_said";
}

/** They belong to nobody's view, so they follow whatever was missed. */
function withReactions(state: State, { reactions }: ReactionsFrame): State {
  const all = [...state.reactions, { key: state.nextReactions, reactions }];
  return { ...state, reactions: all.slice(-REACTIONS_KEPT), nextReactions: state.nextReactions + 1 };
}

function withEvents(
  state: State,
  now: Sections,
  { type, events }: ViewFrame | UpdateFrame,
): Pick<State, "happenings" | "nextKey"> {
  if (!events.length) return { happenings: state.happenings, nextKey: state.nextKey };
  const moved = movedName(state.sections, now);
  const fresh = events.map((event, at) => ({ key: state.nextKey + at, event, moved, isLate: type === "view" }));
  return {
    happenings: [...state.happenings, ...fresh].slice(-HAPPENINGS_KEPT),
    nextKey: state.nextKey + events.length,
  };
}

function movedName(before: Sections | null, now: Sections): string | null {
  const [was, is] = [before?.you.seat ?? null, now.you.seat];
  if (before === null || (was === null) === (is === null)) return null;
  return (was === null ? now.players[is!] : before.players[was])?.name ?? null;
}

const EMPTY: Omit<Sections, "room" | "players" | "you" | "watching"> = {
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

/** A section that a frame leaves out is none. */
function full(sections: Sections): Sections {
  return { ...EMPTY, ...sections };
}
