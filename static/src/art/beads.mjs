// The five beads, each told by hue, silhouette and pattern: a banded barrel, a coil, a flower, a ring, a drop. They stay
// themselves at 16 px, so they have one drawing for all sizes.

import { cut, fill, group, ink, joined, line, offPlate, path, round, symbol } from "./print.mjs";

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
  const barrel = "M17 5.500H31V9Q41.500 13.500 41.500 24Q41.500 34.500 31 39V42.500H17V39Q6.500 34.500 6.500 24Q6.500 13.500 17 9Z";
  return bead("bull", barrel, [
    line("bone", 4.4, path("M9 26L14 21L19 26L24 21L29 26L34 21L39 26")),
  ], [
    line("key", 3.2, path("M10.500 14Q24 19 37.500 14M10.500 34Q24 39 37.500 34")),
    fill("key", path(round(24, 6, 7, 2.4))),
  ]);
}

function snake() {
  const coil = "M23 5.500A17.200 17.200 0 0 0 23 40H43V30.500H38.500A17.200 17.200 0 0 0 23 5.500Z";
  return bead("snake", coil, [], [
    line("key", 4, path("M42 30.500H23.400A7.600 7.600 0 1 1 31 23")),
    fill("key", path(round(23.700, 22.700, 2.3))),
  ]);
}

function frog() {
  const flower = "M15.9 10A8.400 8.400 0 0 1 32.100 10A8.400 8.400 0 0 1 40.100 24A8.400 8.400 0 0 1 32.100 38A8.400 8.400 0 0 1 15.900 38A8.400 8.400 0 0 1 7.900 24A8.400 8.400 0 0 1 15.900 10Z";
  const petals = [[24, 11.5], [34.800, 17.700], [34.800, 30.300], [24, 36.500], [13.200, 30.300], [13.200, 17.700]];
  return bead("frog", flower, [], [
    fill("key", ...petals.map(([x, y]) => path(round(x, y, 2.8)))),
    fill("bone", path(round(24, 24, 6))),
  ]);
}

function owl() {
  const hole = "M24 16.500A7.500 7.500 0 1 0 24 31.500A7.500 7.500 0 1 0 24 16.500Z";
  const ring = `M24 5.500A18.500 18.500 0 1 1 24 42.500A18.500 18.500 0 1 1 24 5.500Z${hole}`;
  const lit = path(`M22.800 6.500A16.400 16.400 0 1 1 22.800 39.300A16.400 16.400 0 1 1 22.800 6.500Z${hole}`, 'fill-rule="evenodd"');
  const rays = "M36.900 29.400L42 31.500M29.400 36.900L31.500 42M18.600 36.900L16.500 42M11.100 29.400L6 31.500M11.100 18.600L6 16.500M18.600 11.100L16.500 6M29.400 11.100L31.500 6M36.900 18.600L42 16.500";
  return bead("owl", ring, [], [line("key", 3.4, path(rays))], lit);
}

function fish() {
  const drop = "M24 4.500C29.500 13.500 39.500 19.500 39.500 29A15.500 13.500 0 0 1 8.500 29C8.500 19.500 18.500 13.500 24 4.500Z";
  return bead("fish", drop, [
    line("bone", 3.2, path("M12.500 25Q15.500 31 19 25.500Q24 31.500 29 25.500Q32.500 31 35.500 25M15 34Q19.500 39.500 24 34Q28.500 39.500 33 34")),
  ], []);
}

export const beads = () => [bull(), snake(), frog(), owl(), fish()];
