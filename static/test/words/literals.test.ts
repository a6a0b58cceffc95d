// No text that people read stands in the code: components say words by their ids, or the words of people.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { transformSync } from "esbuild";

const SRC = join(process.cwd(), "src");
const FOR_DEVELOPERS = "gallery/"; // no player ever sees it: its headings are English, like the command line
const WORD = /\p{L}{2}/u; // two letters: signs, digits and "TYPE.x" of a single letter are no words
const READ_ATTRIBUTES = ["aria-label", "aria-description", "alt", "title", "placeholder", "label"];

/** The literal texts of components: what esbuild makes children and attributes of. */
function literalsIn(source: string): string[] {
  const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", charset: "utf8" });
  const alone = [...code.matchAll(/\bchildren: "((?:[^"\\]|\\.)*)"/g)];
  const lists = [...code.matchAll(/\bchildren: \[([\s\S]*?)^\s*\]/gm)].map(([, list]) => list!);
  const listed = lists.flatMap((list) => [...list.matchAll(/(?<!\(\s*)^\s*"((?:[^"\\]|\\.)*)",?$/gm)]);
  const attributes = READ_ATTRIBUTES.flatMap((name) => [
    ...code.matchAll(new RegExp(`(?:^|[{ ])"?${name}"?: "((?:[^"\\\\]|\\\\.)*)"`, "gm")),
  ]);
  return [...alone, ...listed, ...attributes].map(([, text]) => text!).filter((text) => WORD.test(text));
}

test("the search finds texts wherever they stand", () => {
  const source =
    'const a = <p title="One title">Two words {t("id")} and <b>three</b> {n > 1 && "not this: it is no child"}</p>;';
  assert.deepEqual(literalsIn(source).sort(), [" and ", "One title", "Two words ", "three"]);
});

test("no component says anything that is not in the catalogues", () => {
  const files = readdirSync(SRC, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".tsx") && !name.startsWith(FOR_DEVELOPERS));
  const found = files.flatMap((name) =>
    literalsIn(readFileSync(join(SRC, name), "utf8")).map((text) => `${name}: ${text}`),
  );
  assert.ok(files.length > 20);
  assert.deepEqual(found, []);
});
