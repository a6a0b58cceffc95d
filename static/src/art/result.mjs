// What the picture of a result is made of: the ground with the title, and the symbols that the server sets upon it
// (beadtrade/web/result_picture.py): totems, numerals, the winner's crown, pedestals. No text, so no font.

import { lettering } from "./lettering.mjs";
import { numerals } from "./numerals.mjs";
import { cut, fill, ink, joined, line, offPlate, path, round, symbol } from "./print.mjs";
import { svg } from "./sprite.mjs";
import { totems } from "./totems.mjs";

export const RESULT = { width: 1200, height: 630 };
const LEDGE = 560;

/** Three points, each with a bead on it. */
function crown() {
  const outline = "M12 30L30 46L48 18L66 46L84 30L78 74H18Z";
  const beads = [round(12, 26, 8), round(48, 13, 9), round(84, 26, 8)];
  return symbol(
    "crown",
    "96 84",
    joined(
      cut({ contour: 4, cast: [3, 4] }, path(outline), ...beads.map((bead) => path(bead))),
      offPlate(
        1.2,
        fill("bone", path(outline)),
        ...["bull", "frog", "fish"].map((hue, at) => fill(hue, path(beads[at]))),
      ),
      line("key", 4, path("M19 63H77")),
    ),
  );
}

/** What a player stands on, to be stretched, and its shadow. */
const pedestal = () =>
  ["key", "cast"].map((name) =>
    symbol(`pedestal-${name}`, 10, fill(name, path("M0 0H10V10H0Z"))).replace(
      "<symbol ",
      '<symbol preserveAspectRatio="none" ',
    ),
  );

/** A round that was played, and one that never was. */
const rounds = () => [
  symbol("round-played", 48, joined(fill("key", path(round(24, 24, 20))), fill("bone", path(round(24, 24, 7))))),
  symbol("round-open", 48, line("key", 5, path(round(24, 24, 17.5), 'stroke-dasharray="9 6"'))),
];

/** The ground alone; the server adds what stands on it. */
export function resultGround() {
  const symbols = [...totems(), ...lettering(), ...numerals(), crown(), ...pedestal(), ...rounds()].join("");
  return svg(
    `viewBox="0 0 ${RESULT.width} ${RESULT.height}" color="${ink("key")}"`,
    `<defs>${symbols}</defs>`,
    fill("snake", path("M0 0H1200V630H0Z")),
    fill("snake-2", path(`M0 ${LEDGE}H1200V630H0Z`)),
    '<use href="#title" x="44" y="44" width="280" height="191"/>',
  ).replaceAll("var(--cast)", ink("cast-band"));
}
