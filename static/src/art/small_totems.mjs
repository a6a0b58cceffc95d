// The totems under 40 px: the same five animals with fewer, heavier marks. No shadow, and the plates lie true: at this
// size both would only blur them.

import { cut, fill, joined, line, round, symbol } from "./print.mjs";
import { both, plane } from "./totems.mjs";

const SIZE = 96;
const CONTOUR = { contour: 5.6 };

const paper = (...ds) => fill("bone", both(...ds));
const key = (...ds) => fill("key", both(...ds));
const keyLine = (width, ...ds) => line("key", width, both(...ds));
const cutLine = (width, ...ds) => line("bone", width, both(...ds));

const small = (type, outline, ...marks) =>
  symbol(`spirit-${type}-small`, SIZE, joined(cut(CONTOUR, both(...outline)), ...marks));

function bull() {
  const horn = "M39 33C19 33 7 22 9 6C16 16 26 20 39 17Z";
  const ear = "M34 36L10 40Q15 53 34 50Z";
  const head = "M48.4 15H36Q29 17 30 27L34 80H48.4Z";
  const muzzle = "M48.4 64H42Q30 64 30 76Q30 90 41 90H48.4Z";
  return small(
    "bull",
    [horn, ear, head, muzzle],
    plane("bull", ear, true),
    paper(horn),
    plane("bull", head),
    paper(muzzle),
    key("M48.4 15H39L48.4 37Z", round(39, 47, 5), round(39.5, 76, 4.6)),
  );
}

function snake() {
  const coil = "M48.4 72H19a9 9 0 0 0 0 18H48.4Z";
  const hood = "M48.4 14C34 13 9 18 9 40C9 56 31 57 35 73H48.4Z";
  const head = "M48.4 6C36 6 30 13 31 22C32 31 40 38 48.4 39Z";
  return small(
    "snake",
    [coil, hood, head],
    plane("snake", coil),
    plane("snake", hood, true),
    paper("M48.4 36H39Q37 54 41 72H48.4Z"),
    plane("snake", head),
    key(round(40, 22, 4.4, 6), round(21.5, 39, 5.5, 8)),
    keyLine(5, "M41 49H48.4M41 60H48.4M26 72H48.4"),
  );
}

function frog() {
  const eye = "M13 36V22a14 14 0 0 1 28 0V36Z";
  const body = "M48.4 54H24C12 56 8 68 9 89H48.4Z";
  const head = "M48.4 25H38C18 25 8 33 8 45C8 57 25 64 48.4 64Z";
  return small(
    "frog",
    [eye, body, head],
    plane("frog", body, true),
    plane("frog", eye),
    plane("frog", head),
    paper(round(27, 23, 9.6)),
    key(round(27, 23, 5.6)),
    keyLine(6, "M18 46Q31 53 48.4 53"),
  );
}

function owl() {
  const body = "M48.4 20Q36 19 23 6Q15 20 16 42V56C16 76 31 90 48.4 90Z";
  return small(
    "owl",
    [body],
    plane("owl", body),
    key("M48.4 31Q33 26 22 4Q14 18 15 38Q32 30 48.4 48Z", round(32.5, 44, 16.5)),
    paper(round(32.5, 44, 11.6)),
    key(round(34, 44, 6)),
    key("M48.4 48Q42 54 48.4 68Z"),
    keyLine(5, "M38 76Q43 82 48.4 76"),
  );
}

function fish() {
  const tail = "M48.4 64H42C39 76 32 84 22 90C33 94 43 91 48.4 82Z";
  const fin = "M28 38C16 40 9 48 8 62C18 63 28 60 33 54Z";
  const body = "M48.4 6C44 6 43 9 40 12C30 19 25 29 25 41C25 54 36 60 42 70H48.4Z";
  return small(
    "fish",
    [tail, fin, body],
    plane("fish", tail, true),
    plane("fish", fin, true),
    plane("fish", body),
    cutLine(4.4, "M31 42Q41 47 38 57", "M33 85L40 76"),
    paper(round(34, 29, 6.6)),
    key(round(34, 29, 3.4)),
  );
}

export const smallTotems = () => [bull(), snake(), frog(), owl(), fish()];
