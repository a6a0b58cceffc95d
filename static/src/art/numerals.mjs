// The numerals, lettered like the title: heavy strokes, bowls that are rings. For pictures made where no font is.
// They are light, for they stand on dark ground.

import { line, path, round, symbol } from "./print.mjs";

const HEAVY = 14;
const HEIGHT = 74;

/** Each with its width; they stand on y = 70 and reach up to 4. The server sets them side by side by these widths. */
const NUMERALS = {
  0: [52, round(26, 37, 19, 26)],
  1: [36, "M3 22L20 12.500V70"],
  2: [50, "M8 27A17 17 0 1 1 38.500 34L14 63H45"],
  3: [50, "M8 11H40L24 30A17 16.600 0 1 1 8.500 53"],
  4: [52, "M36 70V8L9 52H50"],
  5: [50, "M42 11H16L13.500 36Q18 30.500 25 30.500A17 16.400 0 1 1 8.500 53"],
  6: [52, `${round(26, 45, 18.5, 18.2)}M7.800 46Q8 22 33 7`],
  7: [44, "M4 11H36L15 70"],
  8: [52, round(26, 21, 13.5, 11) + round(26, 47.5, 18, 15.7)],
  9: [52, `${round(26, 29, 18.5, 18.2)}M44.200 28Q44 52 19 67`],
  plus: [50, "M5 38H43M24 19V57"],
  minus: [46, "M5 38H39"],
};

export const numerals = () =>
  Object.entries(NUMERALS).map(([name, [width, d]]) =>
    symbol(`numeral-${name}`, `${width} ${HEIGHT}`, line("bone", HEAVY, path(d, 'stroke-linejoin="round"'))),
  );
