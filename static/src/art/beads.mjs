// The five beads, each told by hue, silhouette and pattern: a banded barrel, a coil, a flower, a ring, a drop. They stay
// themselves at 16 px, so they have one drawing for all sizes.

import { cut, fill, group, joined, line, offPlate, path, round, symbol } from "./print.mjs";

const SIZE = 48;
const CONTOUR = { contour: 2.7, cast: [1.6, 2.2] };
const OFF = 0.9;
const FITTED = 'transform="matrix(.97 0 0 .97 .4 .3)"'; // the shadow too stays inside the box
const LIGHT = "matrix(.9 0 0 .9 1.4 1.4)"; // the lit part: smaller, nearer to the upper left

/** `d` the silhouette, `coloured` what is left of the paper in the colour, `black` what is printed over it. */
function bead(type, d, coloured, black, lit = path(d, `transform="${LIGHT}"`)) {
  const whole = path(d, 'fill-rule="evenodd"');
  const drawing = joined(
    cut(CONTOUR, whole),
    offPlate(OFF, fill(`${type}-2`, whole), fill(type, lit), ...coloured),
    ...black,
  );
  return symbol(`bead-${type}`, SIZE, group(FITTED, drawing));
}

function bull() {
  const barrel =
    "M18 5H30V9.500H34.500Q38.500 16 38.500 24Q38.500 32 34.500 38.500H30V43H18V38.500H13.500Q9.500 32 9.500 24Q9.500 16 13.500 9.500H18Z";
  return bead(
    "bull",
    barrel,
    [line("bone", 4.4, path("M11.500 27L15.700 22L19.800 27L24 22L28.200 27L32.300 22L36.500 27"))],
    [
      line("key", 3.2, path("M12.500 15.500Q24 19 35.500 15.500M12.500 32.500Q24 36 35.500 32.500")),
      fill("key", path(round(24, 5.6, 5.8, 2.2))),
    ],
  );
}

function snake() {
  const coil = "M22 6A16.800 16.800 0 0 0 22 39.600H44.500V30.600H36.900A16.800 16.800 0 0 0 22 6Z";
  return bead(
    "snake",
    coil,
    [],
    [
      line("key", 4, path("M43.500 30.600H22.600A7.600 7.600 0 1 1 30.200 23")),
      fill("key", path(round(22.9, 22.8, 2.3))),
    ],
  );
}

function frog() {
  const flower =
    "M16.800 11.600A7.200 7.200 0 0 1 31.200 11.600A7.200 7.200 0 0 1 38.400 24A7.200 7.200 0 0 1 31.200 36.400A7.200 7.200 0 0 1 16.800 36.400A7.200 7.200 0 0 1 9.600 24A7.200 7.200 0 0 1 16.800 11.600Z";
  const petals = [
    [24, 11.5],
    [34.8, 17.7],
    [34.8, 30.3],
    [24, 36.5],
    [13.2, 30.3],
    [13.2, 17.7],
  ];
  return bead(
    "frog",
    flower,
    [],
    [fill("key", ...petals.map(([x, y]) => path(round(x, y, 2.8)))), fill("bone", path(round(24, 24, 6)))],
  );
}

function owl() {
  const hole = "M24 14.500A9.500 9.500 0 1 0 24 33.500A9.500 9.500 0 1 0 24 14.500Z";
  const ring = `M24 5.500A18.500 18.500 0 1 1 24 42.500A18.500 18.500 0 1 1 24 5.500Z${hole}`;
  const lit = path(
    `M22.800 6.500A16.400 16.400 0 1 1 22.800 39.300A16.400 16.400 0 1 1 22.800 6.500Z${hole}`,
    'fill-rule="evenodd"',
  );
  const rays =
    "M37.900 29.700L42 31.500M29.700 37.900L31.500 42M18.300 37.900L16.500 42M10.100 29.700L6 31.500M10.100 18.300L6 16.500M18.300 10.100L16.500 6M29.700 10.100L31.500 6M37.900 18.300L42 16.500";
  return bead("owl", ring, [], [line("key", 3.4, path(rays))], lit);
}

function fish() {
  const drop =
    "M24 4.500C29.500 13.500 39.500 19.500 39.500 29A15.500 13.500 0 0 1 8.500 29C8.500 19.500 18.500 13.500 24 4.500Z";
  return bead(
    "fish",
    drop,
    [
      line(
        "bone",
        3.2,
        path(
          "M12.500 25Q15.500 31 19 25.500Q24 31.500 29 25.500Q32.500 31 35.500 25M15 34Q19.500 39.500 24 34Q28.500 39.500 33 34",
        ),
      ),
    ],
    [],
  );
}

export const beads = () => [bull(), snake(), frog(), owl(), fish()];
