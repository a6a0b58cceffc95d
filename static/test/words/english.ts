// Reads the English catalogue as the build joins it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setWords } from "../../src/words/words";

export const ENGLISH = join(process.cwd(), "..", "locales", "en");

export function englishCatalogue(): string {
  const names = readdirSync(ENGLISH)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
  return names.map((name) => readFileSync(join(ENGLISH, name), "utf8")).join("\n");
}

export function speakEnglish(): void {
  setWords("en", englishCatalogue());
}
