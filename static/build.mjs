// Builds the browser client: static/src and locales/ in, static/dist out. Node and its packages only; the Makefile and the
// package's build hook both run this file, so there is one way to build.
// Its law: every file in dist is named by its content, so a browser may keep it for ever; manifest.json, written last,
// says which name is the current one. A failed build leaves the old dist as it was.

import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundled, entriesOf } from "./bundle.mjs";
import { pictures } from "./src/art/pictures.mjs";
import { sprite } from "./src/art/sprite.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const SRC = join(HERE, "src");
const DIST = join(HERE, "dist");
const FRESH = await mkdtemp(join(HERE, ".dist-")); // beside dist, so that it can take its name at once
const LOCALES = join(HERE, "..", "locales");

// What these share is loaded once for both. Not more of them: each one cuts what rooms load into more pieces.
const ROOM_ENTRIES = ["app.tsx", "app.css", "intro/intro.tsx", "intro/intro.css"];
const OTHER_ENTRIES = [
  ["tv/tv.tsx", "css/tv/tv.css"],
  ["replay/replay.tsx", "css/replay.css"],
  ["gallery/gallery.tsx", "gallery/gallery.css"],
];
const READABLE = 0o755; // a temporary folder is its maker's alone
const HASH_LENGTH = 10; // 40 bits: enough to tell a handful of versions apart
const ALREADY_PACKED = new Set([".png", ".woff2", ".map"]); // maps are for developers: not worth the time
const PAGES_ONLY = new Set(["pages.ftl", "rules.ftl"]); // a phone on a poor line need not fetch what it never shows
const ASIDE = ["intro.ftl", "replay.ftl"]; // fetched beside the other words, each by its own page alone
const DRAWN_FROM = new Set(["icons.svg"]); // part of the sprite, and nothing by itself
const COPIED = new Set([".svg", ".png", ".ico", ".woff2", ".webmanifest"]);

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

async function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function hashedName(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, HASH_LENGTH);
  const ending = extname(name);
  return `${basename(name, ending)}-${hash}${ending}`;
}

/** Write one file under its hashed name, with compressed siblings where they are smaller. */
async function publish(name, content) {
  const hashed = hashedName(name, content);
  await writeFile(join(FRESH, hashed), content);
  if (!ALREADY_PACKED.has(extname(name))) await compress(hashed, content);
  return [name, hashed];
}

async function compress(hashed, content) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const siblings = { br: await brotlied(content, { params: quality }), gz: await gzipped(content, { level: 9 }) };
  for (const [ending, packed] of Object.entries(siblings)) {
    if (packed.length < content.length) await writeFile(join(FRESH, `${hashed}.${ending}`), packed);
  }
}

/** Scripts and styles, packed: for each entry its name and its hashed name. `chunks` takes what it can't start without. */
async function bundle(names, chunks) {
  const outputs = await bundled(names, SRC, FRESH);
  for (const name of Object.keys(outputs).map((path) => basename(path))) {
    if (!ALREADY_PACKED.has(extname(name))) await compress(name, await readFile(join(FRESH, name)));
  }
  return entriesOf(outputs, names).map(({ name, hashed, needs }) => {
    if (needs.length) chunks[name] = needs;
    return [name, hashed];
  });
}

/** Pictures and the like, wherever they lie under src: a page names one by its file name alone. */
async function copyAssets() {
  const paths = (await readdir(SRC, { recursive: true })).filter(
    (path) => COPIED.has(extname(path)) && !DRAWN_FROM.has(basename(path)),
  );
  return Promise.all(paths.map(async (path) => publish(basename(path), await readFile(join(SRC, path)))));
}

/** What the drawings in src/art become: the sprite of all pieces and icons, and the pictures of the game itself. */
async function drawAssets() {
  const drawn = [["pieces.svg", Buffer.from(await sprite())], ...(await pictures())];
  return Promise.all(drawn.map(([name, content]) => publish(name, content)));
}

/** One catalogue per language: its .ftl files in the order of their names, without those that only the server's own
 *  pages need, as `en.ftl`. */
async function catalogues() {
  if (!(await exists(LOCALES))) return [];
  const folders = (await readdir(LOCALES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(folders.flatMap(({ name }) => [catalogue(name), ...ASIDE.map((file) => aside(name, file))]));
}

async function aside(language, file) {
  return publish(`${language}.${file}`, await readFile(join(LOCALES, language, file)));
}

async function catalogue(language) {
  const folder = join(LOCALES, language);
  const isShown = (name) => name.endsWith(".ftl") && !PAGES_ONLY.has(name) && !ASIDE.includes(name);
  const names = (await readdir(folder)).filter(isShown).sort();
  const parts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return publish(`${language}.ftl`, Buffer.from(parts.join("\n")));
}

function refuseTwins(entries) {
  const names = entries.map(([name]) => name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin) throw new Error(`two assets are called ${twin}`);
}

try {
  const chunks = {};
  const bundles = [];
  for (const names of [ROOM_ENTRIES, ...OTHER_ENTRIES]) bundles.push(...(await bundle(names, chunks)));
  const entries = [...bundles, ...(await copyAssets()), ...(await drawAssets()), ...(await catalogues())].sort();
  refuseTwins(entries);
  await writeFile(join(FRESH, "chunks.json"), `${JSON.stringify(chunks, null, 1)}\n`);
  await writeFile(join(FRESH, "manifest.json"), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
  await chmod(FRESH, READABLE);
  await rm(DIST, { recursive: true, force: true });
  await rename(FRESH, DIST);
  console.log(`client: ${entries.length} assets in static/dist`);
} finally {
  await rm(FRESH, { recursive: true, force: true });
}
