// The sprite: every piece, the lettering and the icons as symbols of one file, which pages use by `pieces.svg#bead-owl`.

import { readFile } from "node:fs/promises";
import { beads } from "./beads.mjs";
import { lettering } from "./lettering.mjs";
import { smallTotems } from "./small_totems.mjs";
import { totems } from "./totems.mjs";

const SYMBOL = /<symbol .*?<\/symbol>/gs;

const icons = async () => (await readFile(new URL("icons.svg", import.meta.url), "utf8")).match(SYMBOL);

export const svg = (attributes, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes && ` ${attributes}`}>${parts.join("\n")}</svg>\n`;

export async function sprite() {
  return svg("", ...beads(), ...totems(), ...smallTotems(), ...lettering(), ...(await icons()));
}
