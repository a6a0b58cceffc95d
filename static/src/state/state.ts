// What this browser knows of its room. Its law: a pure function of the frames that came, with no rules of the game and
// no guesses: nothing is shown that the server did not say.

import { type FrameOut, type Line, type Sections, type SeenEvent, TALK_KEPT, type UpdateFrame, type ViewFrame } from "../protocol";

export const HAPPENINGS_KEPT = 40;
const CLOCKS_KEPT = 8; // a minute or so of beats: after that a clock that was set anew is believed

/** Something that was seen to happen. `key` grows by one each, so that nothing is announced or moved twice. */
export interface Happening { readonly key: number; readonly event: SeenEvent }

export interface State {
  readonly n: number; // the count of the last frame that changed this viewer's view
  readonly sections: Sections | null;
  readonly talk: readonly Line[];
  readonly happenings: readonly Happening[];
  readonly nextKey: number;
  readonly clocks: readonly number[]; // the server's clock less ours as the last timed frames told it, milliseconds
  readonly build: string | null;
}

export const START: State = {
  n: 0, sections: null, talk: [], happenings: [], nextKey: 1, clocks: [], build: null,
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
  return { ...next, ...withEvents(state, frame.events) };
}

function changed(state: State, frame: UpdateFrame): State {
  const sections = { ...full(state.sections!), ...frame.sections };
  const said = frame.events.filter((event): event is Line => event.type === "line_said");
  const talk = said.length ? [...state.talk, ...said].slice(-TALK_KEPT) : state.talk;
  return { ...state, n: frame.n, sections, talk, ...withEvents(state, frame.events) };
}

function withEvents(state: State, events: readonly SeenEvent[]): Pick<State, "happenings" | "nextKey"> {
  if (!events.length) return { happenings: state.happenings, nextKey: state.nextKey };
  const fresh = events.map((event, at) => ({ key: state.nextKey + at, event }));
  return {
    happenings: [...state.happenings, ...fresh].slice(-HAPPENINGS_KEPT),
    nextKey: state.nextKey + events.length,
  };
}

const EMPTY: Omit<Sections, "room" | "players" | "you" | "watching"> = {
  progress: null, seats: null, boxes: null, center: null, mine: null, offers: null, options: null, sheets: null,
  reveal: null,
};

/** A section that a frame leaves out is none. */
function full(sections: Sections): Sections {
  return { ...EMPTY, ...sections };
}
