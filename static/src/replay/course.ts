// How a round's moments lie in time while they are played. Pure.
// Deeds that came in one breath are spaced, so that each can be seen; a long silence between two is cut short, and the
// round's clock runs faster meanwhile.

const SHORTEST_MS = 900;
const LONGEST_MS = 4_000;

export interface Course {
  /** When each moment came, milliseconds into the round. */
  readonly at: readonly number[];
  /** When each is shown, played at its own speed. */
  readonly shown: readonly number[];
}

export function courseOf(moments: readonly { readonly at: number }[]): Course {
  const at = moments.map((moment) => moment.at);
  const shown = at.slice(0, 1);
  for (let next = 1; next < at.length; next += 1) {
    const gap = at[next]! - at[next - 1]!;
    shown.push(shown[next - 1]! + Math.max(SHORTEST_MS, Math.min(LONGEST_MS, gap)));
  }
  return { at, shown };
}

/** The moment that is shown when the round has been played for so long. */
export function momentAt({ shown }: Course, played: number): number {
  return Math.max(0, shown.filter((each) => each <= played).length - 1);
}

/** What the round's own clock says then; it never passes the next deed's time. */
export function clockAt(course: Course, played: number): number {
  const moment = momentAt(course, played);
  const [began = 0, next = began] = course.at.slice(moment, moment + 2);
  const [from = 0, to = from] = course.shown.slice(moment, moment + 2);
  const part = to > from ? Math.max(0, Math.min(1, (played - from) / (to - from))) : 0;
  return Math.round(began + part * (next - began));
}

export function isOver({ shown }: Course, played: number): boolean {
  return played >= (shown.at(-1) ?? 0);
}

/** "2:05". */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
