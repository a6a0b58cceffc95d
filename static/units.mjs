// Runs the client's unit tests, static/test/**/*.test.ts(x), with Node's own test runner.
// esbuild bundles them first: Node alone reads neither TypeScript nor JSX.

import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const TESTS = join(HERE, "test");

const names = (await readdir(TESTS, { recursive: true }).catch(() => [])).filter((name) => /\.test\.tsx?$/.test(name));
if (names.length === 0) {
  console.log("client: no unit tests");
  process.exit(0);
}

// Inside node_modules, which is never committed, and where packages marked external are found.
const folder = await mkdtemp(join(HERE, "node_modules", ".units-"));
try {
  const { metafile } = await build({
    entryPoints: names.map((name) => join(TESTS, name)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node18",
    sourcemap: "inline",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "text", ".css": "empty" },
    metafile: true,
    absWorkingDir: HERE,
    logLevel: "warning",
  });
  const bundles = Object.keys(metafile.outputs).map((path) => join(HERE, path));
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...bundles], { stdio: "inherit" });
  process.exitCode = run.status ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
