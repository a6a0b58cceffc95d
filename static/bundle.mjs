// How esbuild bundles the client's scripts and styles, and what it tells of it.
// Its law: entries that are bundled together share what they have in common, as chunks that a browser loads once.

import { basename, join } from "node:path";
import { build } from "esbuild";

const FLOOR = ["es2022", "safari16.4", "chrome111", "firefox115"]; // the oldest browsers that can play

/** Bundles entries, named from `source`, into a folder: esbuild's own account of each file that came of it. */
export async function bundled(names, source, folder) {
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: names.map((name) => join(source, name)),
    outdir: folder,
    publicPath: "/static", // a picture imported by a script or a style is fetched from there
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    bundle: true,
    minify: true,
    sourcemap: true,
    format: "esm",
    target: FLOOR,
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "file", ".woff2": "file", ".png": "file" },
    metafile: true,
    logLevel: "warning",
  });
  return metafile.outputs;
}

/** Of each entry its name (`app.js`), its hashed name, and those of the chunks that it can't start without. */
export function entriesOf(outputs, names) {
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => names.includes(entryPoint));
  return entries.map(([path, { entryPoint }]) => ({
    name: basename(entryPoint).replace(/\.tsx?$/, ".js"),
    hashed: basename(path),
    needs: [...neededBy(path, outputs)].map((chunk) => basename(chunk)),
  }));
}

function neededBy(path, outputs, found = new Set()) {
  for (const { kind, path: chunk } of outputs[path].imports) {
    if (kind !== "import-statement" || found.has(chunk)) continue;
    found.add(chunk);
    neededBy(chunk, outputs, found);
  }
  return found;
}
