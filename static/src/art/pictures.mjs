// The pictures that a browser or a chat shows for the game: the icon, and the preview of a link. Drawn from the pieces,
// in the light theme's colours, and made into PNG at the build, so that none is committed and none can lag behind.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm"; // SVG to PNG, the same on every machine: no browser, no binary
import { PREVIEW, preview } from "./preview.mjs";
import { fill, group, joined, line, path, round } from "./print.mjs";
import { resultGround } from "./result.mjs";
import { svg } from "./sprite.mjs";

const GROUND = "snake";
const MASK_SAFE = 0.64; // a maskable icon may lose all but the middle 80 %; corners of a square need more room
const ON_GROUND = 0.78;

const RAYS = Array.from({ length: 8 }, (_, at) => path("M48 6V16.500", `transform="rotate(${at * 45 + 22.5} 48 48)"`));

/** A bead that is traded: two hues that change places on its inner ring. */
export const icon = (hasShadow) =>
  joined(
    hasShadow ? fill("cast-band", path(round(52, 53.5, 44))) : "",
    fill("key", path(round(48, 48, 44))),
    fill("bone", path(round(48, 48, 37.5))),
    group(
      'transform="translate(-1.500 -1.500)"',
      fill("bull", path("M48 10.500A37.500 37.500 0 0 0 48 85.500Z")),
      fill("fish", path("M48 10.500A37.500 37.500 0 0 1 48 85.500Z")),
      fill("fish", path("M48 23A25 25 0 0 0 48 73Z")),
      fill("bull", path("M48 23A25 25 0 0 1 48 73Z")),
    ),
    line("key", 7, group('stroke-linecap="butt"', ...RAYS)),
    fill("key", path(round(48, 48, 15))),
    fill("bone", path(round(48, 48, 9))),
  );

const favicon = svg('viewBox="0 0 96 96"', icon(false));

/** The icon on the band's yellow, as large as its ground allows. */
function onGround(size) {
  const at = 48 * (1 - size);
  const placed = group(`transform="translate(${at} ${at}) scale(${size})"`, icon(true));
  return svg('viewBox="0 0 96 96"', fill(GROUND, path("M0 0H96V96H0Z")), placed);
}

/** The light theme: what `:root` says before any other theme does. */
function lightTokens(css) {
  const root = css.slice(css.indexOf(":root {"), css.indexOf("\n}"));
  return Object.fromEntries([...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** Outside of a page nothing resolves custom properties; a colour that there is none of stops the build. */
function inColours(drawing, tokens) {
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (whole, name) => {
    if (!tokens[name]) throw new Error(`a drawing asks for ${whole}, which tokens.css does not have`);
    return tokens[name];
  });
}

const png = (drawing, width) =>
  Buffer.from(new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng());

/** Names and contents. */
export async function pictures() {
  const css = await readFile(new URL("../css/tokens.css", import.meta.url), "utf8");
  await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const printed = (drawing) => inColours(drawing, lightTokens(css));
  const [app, maskable] = [printed(onGround(ON_GROUND)), printed(onGround(MASK_SAFE))];
  return [
    ["icon.svg", Buffer.from(printed(favicon))],
    ["icon-192.png", png(app, 192)],
    ["icon-512.png", png(app, 512)],
    ["icon-maskable-512.png", png(maskable, 512)],
    ["apple-touch-icon.png", png(app, 180)],
    ["preview.png", png(printed(preview()), PREVIEW.width)],
    ["result.svg", Buffer.from(printed(resultGround()))], // for the server, which knows the results
  ];
}
