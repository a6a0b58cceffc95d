// How a piece is printed: a hard shadow, a contour, the paper, the colours, and the black on top. The colour plates lie
// a little off the black one, as in a screen print, and leave a sliver of paper at the lower right.
// Its law: only custom properties for colours, which inherit into <use>; no clip paths, filters or inner references,
// which browsers resolve differently in an outside file.

export const TYPES = ["bull", "snake", "frog", "owl", "fish"];

/** `size` is the side of a square, or width and height. */
export const symbol = (id, size, drawing) => {
  const box = typeof size === "number" ? `${size} ${size}` : size;
  return `<symbol id="${id}" viewBox="0 0 ${box}">${drawing}</symbol>`;
};

export const group = (attributes, ...parts) => `<g${attributes && ` ${attributes}`}>${parts.join("")}</g>`;

export const path = (d, attributes = "") => `<path${attributes && ` ${attributes}`} d="${d}"/>`;

export const ink = (name) => `var(--${name})`;

export const fill = (name, ...parts) => group(`fill="${ink(name)}"`, ...parts);

export const line = (name, width, ...parts) =>
  group(`fill="none" stroke="${ink(name)}" stroke-width="${width}"`, ...parts);

export const round = (cx, cy, rx, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A silhouette with its shadow below it and its paper in it. `contour` is the width of the line around. */
export function cut({ contour, cast, paper = "bone" }, ...shapes) {
  const solid = (name) => `fill="${ink(name)}" stroke="${ink(name)}" stroke-width="${contour * 2}"`;
  return [
    cast ? group(`${solid("cast")} transform="translate(${cast.join(" ")})"`, ...shapes) : "",
    group(solid("key"), ...shapes),
    fill(paper, ...shapes),
  ].join("");
}

/** What is printed in colour: off by so much. */
export const offPlate = (by, ...parts) => group(`transform="translate(${-by} ${-by})"`, ...parts);

export const joined = (...parts) => group('stroke-linejoin="round" stroke-linecap="round"', ...parts);
