// Words in a row, joined by the catalogues just as the language's own rules join them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { list, setWords } from "../../src/words/words";

const LOCALES = join(process.cwd(), "..", "locales");
const ROWS = [
  ["Ana"],
  ["Ana", "Ben"],
  ["Ana", "Isabel"],
  ["Ana", "Hiedra"],
  ["Ana", "Hilario"],
  ["Ana", "Ben", "Mio"],
  ["Ana", "Ben", "Inés"],
  ["a", "b", "c", "d", "e"],
];

for (const language of ["en", "de", "es", "ja"]) {
  test(`rows are joined as in ${language}`, () => {
    setWords(language, readFileSync(join(LOCALES, language, "shell.ftl"), "utf8"));
    const format = new Intl.ListFormat(language, { type: "conjunction" });
    for (const row of ROWS) assert.equal(list(row), format.format(row));
    assert.equal(list([]), "");
  });
}
