// What is lettered by hand, so that it looks the same whatever fonts a device has: the game's title, and the inscription
// of the box top.

import { fill, group, ink, path, round, symbol } from "./print.mjs";

const HEAVY = 14;
const BAR = 8; // the bar of an e: as heavy as the rest it would fill the eye
const DEEP = 4.5; // how far the shadow falls
const LEAD = 75; // from one line's feet to the next one's

/** The letters stand on y = 70; small ones reach to 21, tall ones to 4. Bowls are rings, like beads. */
const bowl = (x) => round(x + 24.5, 45.5, 17.5);
const LETTERS = {
  B: (x) => [
    `M${x + 7} 4V70M${x + 7} 11H${x + 22}a12.500 12.500 0 0 1 0 25H${x + 7}M${x + 22} 36h3a13.500 13.500 0 0 1 0 27H${x + 7}`,
  ],
  T: (x) => [`M${x} 11H${x + 52}M${x + 26} 11V70`],
  a: (x) => [bowl(x), `M${x + 42} 21V70`],
  d: (x) => [bowl(x), `M${x + 42} 4V70`],
  e: (x) => [
    `M${x + 7} 45.500A17.500 17.500 0 1 1 ${x + 42} 45.500V52M${x + 7} 45.500A17.500 17.500 0 0 0 ${x + 35.5} 59.100`,
  ],
  r: (x) => [`M${x + 7} 21V70M${x + 7} 48Q${x + 7} 28 ${x + 27} 28`],
};
const BARS = { e: (x) => `M${x + 8} 48H${x + 42}` };

/** The two words with the place of each letter, and the hue of the bead that is threaded on it. */
const BEAD = [
  ["B", 0],
  ["e", 47],
  ["a", 99, "bull"],
  ["d", 152, "fish"],
];
const TRADE = [
  ["T", 0],
  ["r", 41],
  ["a", 67, "frog"],
  ["d", 120, "owl"],
  ["e", 173],
];

function word(letters) {
  const heavy = letters.flatMap(([letter, x]) => LETTERS[letter](x)).join("");
  const bars = letters.map(([letter, x]) => BARS[letter]?.(x) ?? "").join("");
  return path(heavy, `stroke-width="${HEAVY}"`) + path(bars, `stroke-width="${BAR}"`);
}

const threaded = (letters) =>
  letters
    .filter(([, , hue]) => hue)
    .map(
      ([, x, hue]) =>
        fill(hue, path(round(x + 24.5, 45.5, 11))) + path(round(x + 24.5, 45.5, 3.6), 'fill="currentColor"'),
    )
    .join("");

const lines = (of) => of(BEAD) + group(`transform="translate(0 ${LEAD})"`, of(TRADE));

function title() {
  return symbol(
    "title",
    "226 154",
    [
      group(`fill="none" stroke="${ink("cast")}" transform="translate(${DEEP} ${DEEP})"`, lines(word)),
      group('fill="none" stroke="currentColor"', lines(word)),
      lines(threaded),
    ].join(""),
  );
}

function ceramic() {
  const letters =
    "M18 6.200A8.500 8.500 0 1 0 18 17.800M40 5H28V19H40M28 12H38M48.500 21.500V5H55A4.300 4.300 0 0 1 55 13.600H48.500M55 13L61.500 21.500M66 21.500L74.500 4L83 21.500M69.500 16.500H79.500M90.500 21.500V6L99.500 16L108.500 6V21.500M118.500 2.500V21.500M143 6.200A8.500 8.500 0 1 0 143 17.800";
  return symbol("ceramic", "152 24", path(letters, 'fill="none" stroke="currentColor" stroke-width="5"'));
}

export const lettering = () => [title(), ceramic()];
