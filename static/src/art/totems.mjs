// The five totems from 40 px up: folded paper. The left half is drawn and folded over; each plane is light on one side of
// the fold and dark on the other, and the plane behind it the other way round, so that no line is needed between them.

import { cut, fill, group, ink, joined, line, offPlate, path, round, symbol } from "./print.mjs";

const SIZE = 96;
const FOLD = `matrix(-1 0 0 1 ${SIZE} 0)`;
const CONTOUR = { contour: 4.2, cast: [3, 4.4] };
const OFF = 1.5;
const FITTED = 'transform="matrix(.955 0 0 .955 1.500 .600)"'; // the shadow too stays inside the box

export const both = (...ds) =>
  ds.map((d) => path(d)).join("") + group(`transform="${FOLD}"`, ...ds.map((d) => path(d)));

/** A plane in the light, or, `behind`, its two sides turned. */
export function plane(type, d, behind = false) {
  const [left, right] = behind ? [`${type}-2`, type] : [type, `${type}-2`];
  return path(d, `fill="${ink(left)}"`) + path(d, `fill="${ink(right)}" transform="${FOLD}"`);
}

const paper = (...ds) => fill("bone", both(...ds));
const key = (...ds) => fill("key", both(...ds));
const cutLine = (width, ...ds) => line("bone", width, both(...ds));
const keyLine = (width, ...ds) => line("key", width, both(...ds));

function totem(id, outline, colours, black) {
  const drawing = joined(cut(CONTOUR, both(...outline)), offPlate(OFF, ...colours), ...black);
  return symbol(id, SIZE, group(FITTED, drawing));
}

function bull() {
  const horn = "M39 29C21 31 8 22 8 6C15 15 25 18 39 15Z";
  const ear = "M35 33Q20 30 9 36Q14 48 34 46Z";
  const body = "M48.4 44H37Q13 48 12 74V89H37V81H48.4Z";
  const head = "M48.4 13H37Q30 14 30.500 24L34 55H48.4Z";
  const muzzle = "M48.4 53H40Q30 54 29 63Q29 74 41 74H48.4Z";
  return totem(
    "spirit-bull",
    [horn, ear, body, head, muzzle],
    [
      plane("bull", body, true),
      plane("bull", ear, true),
      paper(horn),
      cutLine(2.2, "M30 38L33 54"),
      plane("bull", head),
      paper(muzzle),
      cutLine(2.4, "M20 73Q20 63 26 57"),
    ],
    [
      key("M10.500 80.500H38.600V90H10.500Z", "M48.4 12.500H41Q41 23 48.4 35Z", round(39.5, 41, 3.2, 4)),
      keyLine(3, "M35.500 34.500L43.500 37.500"),
      key("M34.500 61Q37.500 58.500 42 61.500Q42.500 66.500 39 67Q35 66 34.500 61Z"),
      keyLine(7.6, "M41.500 72V73.500Q41.500 80.500 48.4 80.500"),
      cutLine(3, "M41.500 71V73.500Q41.500 80.500 48.4 80.500"),
    ],
  );
}

function snake() {
  const low = "M48.4 76H17a6.500 6.500 0 0 0 0 13H48.4Z";
  const high = "M48.4 64H27a6 6 0 0 0 0 12H48.4Z";
  const hood = "M48.4 12C38 10 9 17 9 38C9 52 30 53 35.500 66H48.4Z";
  const head = "M48.4 6C36 6 31 13 32 21C33 30 41 37 48.4 38Z";
  return totem(
    "spirit-snake",
    [low, high, hood, head],
    [
      plane("snake", low, true),
      plane("snake", high),
      plane("snake", hood, true),
      paper("M48.4 36H40Q37 52 42 66H48.4Z"),
      cutLine(2.2, "M32 21C33 30 41 37.500 48.4 38.500", "M48.4 76H22"),
      plane("snake", head),
    ],
    [
      key("M26 76H34L30 89H22Z", round(22.5, 37, 5.6, 8)),
      keyLine(3.2, "M40.500 46H48.4M40.500 53.500H48.4M42 61H48.4"),
      key(round(40, 20.5, 3.2, 4.4), "M48.4 5H45L48.4 12Z", round(45.3, 31, 1.4)),
    ],
  );
}

function frog() {
  const leg = "M30 56C12 52 7 66 8 78V89H36V70Z";
  const belly = "M48.4 50H35V89H48.4Z";
  const eye = "M15 34V20a12.500 12.500 0 0 1 25 0V34Z";
  const head = "M48.4 24H38C18 24 9 31 9 41C9 54 26 60 48.4 60Z";
  return totem(
    "spirit-frog",
    [leg, belly, eye, head],
    [
      plane("frog", leg, true),
      plane("frog", belly),
      paper("M48.4 60H43Q38 70 40.500 79Q42 86 48.4 87Z"),
      cutLine(2.2, "M12 51C20 59 34 61 48.4 61.500", "M31 61Q28 72 33 80L28 89"),
      plane("frog", eye),
      plane("frog", head),
      paper(round(27.5, 20.5, 8.8)),
    ],
    [
      key(round(27.5, 20.5, 6.4, 4.2)),
      keyLine(4.2, "M15 42C24 50 36 51 48.4 51"),
      key(round(43.2, 37, 1.7, 2.4), round(17, 69, 3), round(22, 76.5, 2.2)),
    ],
  );
}

function owl() {
  const foot = "M31 84V91H45V84Z";
  const body = "M48.4 18Q34 17 20 6Q11 22 12 44V60C12 76 28 86 48.4 86Z";
  const wing = "M12 50Q25 54 29 68Q30 77 27 81Q12 74 12 60Z";
  return totem(
    "spirit-owl",
    [foot, body],
    [plane("owl", body), paper(foot)],
    [
      key("M48.4 27Q31 25 19.500 4Q11 15 11 36Q30 28 48.4 46Z", wing, round(31.5, 38, 16)),
      paper(round(31.5, 38, 12.4)),
      key(round(33, 38, 7.2)),
      paper(round(30.6, 35.4, 2.4)),
      path(
        "M48 41Q42 46 43.500 51Q44.500 57 48 63Q51.500 57 52.500 51Q54 46 48 41Z",
        `fill="${ink("bone")}" stroke="${ink("key")}" stroke-width="3"`,
      ),
      keyLine(3.2, "M48.4 67Q43.800 73 39.600 67M48.4 76.500Q43.800 82.500 39.600 76.500M39.600 67Q36 72 34 69"),
      cutLine(2.4, "M17 61Q21 61 23 65M18.500 69Q21.500 69 24 73"),
    ],
  );
}

function fish() {
  const tail = "M48.4 64H43C41 75 34 83 22 91C33 93 43 90 48.4 82Z";
  const fin = "M29 36C19 37 11 45 9 57C19 58 29 54 34 47Z";
  const belly = "M37 56C31 57 27 62 26 69C32 70 38 67 41 62Z";
  const body = "M48.4 5C44 5 43 8 41 11C31 17 26 28 26 40C26 53 37 59 43 69H48.4Z";
  const head = "M48.4 5C44 5 43 8 41 11C31 17 26 28 26 38Q38 37 42 43Q44.500 46 48.4 46Z";
  return totem(
    "spirit-fish",
    [tail, fin, belly, body],
    [
      plane("fish", tail, true),
      plane("fish", fin),
      plane("fish", belly),
      plane("fish", body, true),
      plane("fish", head),
      cutLine(2.4, "M26.500 38Q38 37 42 43Q44.500 46 48.4 46"),
      cutLine(
        2,
        "M33 46.500Q33 51 37 51Q41.500 51 42.500 46.500M37 51Q37.500 56.500 42.500 56.500Q48 56.500 48 50M42.500 57Q43 62.500 48.4 62.500",
      ),
      cutLine(2.2, "M14 53L26 44", "M29 87L42 74M39 88L45 79"),
      paper(round(33.5, 27, 5.2)),
    ],
    [key(round(33.5, 27, 2.9)), keyLine(3, "M48.4 12Q46 12 45 13.500")],
  );
}

export const totems = () => [bull(), snake(), frog(), owl(), fish()];
