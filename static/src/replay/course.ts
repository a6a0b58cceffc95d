// How a round's moments lie in time while they are played. Pure.
// Deeds that came in one breath are spaced, so that each can be seen; what lay between deeds takes its time.

const GAP_MS = 900;

export interface Course {
  /** When each moment came, milliseconds into the round. */
  readonly at: readonly number[];
  /** When each is shown, played at its own speed. */
  readonly shown: readonly number[];
}

export function courseOf(moments: readonly { readonly at: number }[]): Course {
  const at = moments.map((moment) => moment.at);
  const shown: number[] = [];
  for (const each of at) shown.push(Math.max(each, shown.length ? shown[shown.length - 1]! + GAP_MS : 0));
  return { at, shown };
}

/** The moment that is shown when the round has been played for so long. */
export function momentAt({ shown }: Course, played: number): number {
  return Math.max(0, shown.filter((each) => each <= played).length - 1);
}

/** What the round's own clock says then; it never passes the next deed's time. */
export function clockAt(course: Course, played: number): number {
  const moment = momentAt(course, played);
  const began = course.at[moment] ?? 0;
  const next = course.at[moment + 1] ?? began;
  return Math.max(began, Math.min(next, began + played - (course.shown[moment] ?? 0)));
}

export function isOver({ shown }: Course, played: number): boolean {
  return played >= (shown.at(-1) ?? 0);
}

/** "2:05". */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
