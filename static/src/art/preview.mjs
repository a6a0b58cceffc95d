// The preview of a link, as chats show it: the title, and the table in one look. Drawn, so that no font is needed.

import { beads } from "./beads.mjs";
import { lettering } from "./lettering.mjs";
import { cut, fill, group, ink, joined, line, path } from "./print.mjs";
import { svg } from "./sprite.mjs";
import { totems } from "./totems.mjs";

export const PREVIEW = { width: 1200, height: 630 };
const LEDGE = 500;

const use = (id, x, y, width, height = width, turn = 0) =>
  group(
    `transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"`,
    `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  );

const BODY = "M10 52H220V176H150V168A35 35 0 0 0 80 168V176H10Z";
const LID = "M18 0H212Q230 2 230 22V52H0V22Q0 2 18 0Z";

/** The two are one shape, printed solid and as an outline; beads go in through the mouth. */
function box(x, y, isTop, bead) {
  const [ground, on] = isTop ? ["key", "bone"] : ["bone", "key"];
  const sign = isTop ? "M115 82V122M95 102H135" : "M95 102H135";
  return group(
    `transform="translate(${x} ${y})"`,
    fill("key", path("M76 120H154V176H76Z")),
    use(bead, 76, 112, 78, 78),
    joined(
      cut({ contour: 4, cast: [7, 9], paper: ground }, path(BODY), path(LID)),
      line(isTop ? "bone" : "key", 5, path("M4 52H226")),
      line(on, 10, path(sign)),
    ),
    isTop ? group(`color="${ink(on)}"`, '<use href="#ceramic" x="35" y="16" width="160" height="25"/>') : "",
  );
}

export function preview() {
  const symbols = [...beads(), ...totems(), ...lettering()].join("");
  return svg(
    `viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}" color="${ink("key")}"`,
    `<defs>${symbols}</defs>`,
    fill("snake", path("M0 0H1200V630H0Z")),
    fill("snake-2", path(`M0 ${LEDGE}H1200V630H0Z`)),
    use("title", 60, 56, 560, 382),
    use("bead-frog", 676, 24, 116, 116, -8),
    use("bead-owl", 836, 74, 124, 124, 8),
    use("bead-snake", 1000, 18, 120, 120, 12),
    use("spirit-bull", 662, 166, 190),
    use("spirit-owl", 942, 166, 190),
    box(640, 350, true, "bead-fish"),
    box(920, 350, false, "bead-bull"),
    use("bead-bull", 76, 464, 116, 116, -10),
    use("bead-owl", 240, 478, 110, 110, 4),
    use("bead-fish", 404, 462, 116, 116, 8),
    use("bead-frog", 545, 500, 104, 104, -6),
  ).replaceAll("var(--cast)", ink("cast-band"));
}
