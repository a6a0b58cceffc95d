// The chart's geometry: a stepped line a seat, and a place for each seat's totem at its line's end. Pure.
// Lines of equal points run side by side, totems that would cover each other stand beside each other.

export const WIDTH = 320;
export const HEIGHT = 132;
export const TOTEM = 22;
const LEFT = 30;
const TOP = 12;
const BOTTOM = 120;
const APART = 3;

export interface Line {
  readonly seat: number;
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}
export interface Shape {
  readonly lines: readonly Line[];
  /** Points worth a line across: the least, none, the most. */
  readonly levels: readonly { readonly points: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
}

/** `points` has an entry a moment, with one a seat. `width` is that of a seat's totems together. */
export function shapeOf(points: readonly (readonly number[])[], width = TOTEM): Shape {
  const all = points.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const yOf = (value: number) => BOTTOM - ((value - least) / Math.max(1, most - least)) * (BOTTOM - TOP);
  const seats = points[0]?.map((_, seat) => seat) ?? [];
  const shift = (seat: number) => (seat - (seats.length - 1) / 2) * APART;
  const lastY = seats.map((seat) => yOf(points.at(-1)![seat]!) + shift(seat));
  const columns = columnsOf(lastY);
  const right = WIDTH - width * (Math.max(0, ...columns) + 1) - 4;
  const lines = seats.map((seat) => ({
    seat,
    d: stepped(
      points.map((each) => yOf(each[seat]!) + shift(seat)),
      right,
    ),
    end: { x: right + 4 + columns[seat]! * width, y: lastY[seat]! - TOTEM / 2 },
  }));
  return {
    lines,
    left: LEFT,
    right,
    levels: [...new Set([most, 0, least])].map((value) => ({ points: value, y: yOf(value) })),
  };
}

/** Where a moment is, from left to right. */
export function xOf(moment: number, count: number, right: number): number {
  return count < 2 ? right : LEFT + (moment / (count - 1)) * (right - LEFT);
}

function stepped(ys: readonly number[], right: number): string {
  const steps = ys.map((y, moment) => `H${xOf(moment, ys.length, right).toFixed(1)}V${y.toFixed(1)}`);
  return `M${LEFT} ${ys[0]!.toFixed(1)}${steps.join("")}`;
}

/** The first column in which nobody stands too near. */
function columnsOf(ys: readonly number[]): readonly number[] {
  const columns: number[] = [];
  ys.forEach((y, seat) => {
    const isTaken = (column: number) =>
      ys.slice(0, seat).some((other, at) => columns[at] === column && Math.abs(other - y) < TOTEM);
    let column = 0;
    while (isTaken(column)) column += 1;
    columns[seat] = column;
  });
  return columns;
}
