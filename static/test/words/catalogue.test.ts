// Every word that the code asks for stands in the English catalogue, and none stands there for nothing.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

const SRC = join(process.cwd(), "src");
const ENGLISH = join(process.cwd(), "..", "locales", "en");
const TEMPLATES = join(process.cwd(), "..", "templates");
const NOT_OURS = new Set(["pages.ftl", "rules.ftl"]); // only the server's pages use these

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

const code = filesIn(SRC, /\.tsx?$/)
  .filter((path) => !path.endsWith("protocol.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const pages = filesIn(TEMPLATES, /(room|intro)\.html$/)
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const catalogue = filesIn(ENGLISH, /\.ftl$/).filter((path) => !NOT_OURS.has(path.split("/").at(-1)!));
const words = catalogue.map((path) => readFileSync(path, "utf8")).join("\n");
const ids = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

test("every word that is asked for exists", () => {
  const known = new Set(ids);
  const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id!);
  const chosen = [...code.matchAll(/\bt\([^"`]*\?\s*"([^"]+)"\s*:\s*"([^"]+)"/g)].flatMap(([, one, other]) => [
    one!,
    other!,
  ]);
  assert.ok(asked.length > 100);
  assert.deepEqual(
    [...new Set([...asked, ...chosen])].filter((id) => !known.has(id)),
    [],
  );
});

test("no word stands there for nothing", () => {
  const literals = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map(([, id]) => id!));
  for (const [, id] of pages.matchAll(/t\("([^"]+)"\)/g)) literals.add(id!);
  for (const [, id] of words.matchAll(/\{ ([a-z][\w-]*) \}/g)) literals.add(id!); // words inside words
  const prefixes = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, prefix]) => prefix!);
  const unused = ids.filter((id) => !literals.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)));
  assert.deepEqual(unused, []);
});

test("no word stands there twice", () => {
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});
