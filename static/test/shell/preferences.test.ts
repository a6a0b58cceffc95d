import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { afterEach, beforeEach } from "node:test";
import { shownNotices } from "../../src/shared/notice";
import { readPage } from "../../src/shared/page";
import { chooseLanguage, chooseTheme } from "../../src/shell/preferences";
import { language, list, setWords, t } from "../../src/words/words";

const CATALOGUES = { de: "/static/de.ftl", en: "/static/en.ftl", ja: "/static/ja.ftl" };
const ENGLISH =
  "game-title = Bead Trade\nlanguage-not-there = Not there.\npreference-not-kept = Not kept.\npoints = { $count }\nlist-middle = { $start }, { $next }\nlist-end = { $start }, and { $next }\n";
const GERMAN =
  "game-title = Tausch\npoints = { $count }\nlist-middle = { $start }, { $next }\nlist-end = { $start } und { $next }\n";

interface Asked {
  readonly address: string;
  readonly body: unknown;
  answer(text: string | null): void;
}

let asked: Asked[] = [];
let page: {
  documentElement: { lang: string; dataset: Record<string, string> };
  title: string;
  querySelectorAll(): object[];
};
const bars = [
  { dataset: { paper: "light" }, media: "" },
  { dataset: { paper: "dark" }, media: "" },
];

beforeEach(() => {
  asked = [];
  page = { documentElement: { lang: "en", dataset: {} }, title: "Bead Trade", querySelectorAll: () => bars };
  const fetch = (address: string, { body }: { body?: string } = {}) =>
    new Promise((resolve, reject) => {
      const answer = (text: string | null) =>
        text === null ? reject(new Error("no network")) : resolve({ ok: true, text: async () => text });
      asked.push({ address, body: body && JSON.parse(body), answer });
    });
  Object.assign(globalThis, { document: page, fetch });
  readPage({ dataset: { catalogues: JSON.stringify(CATALOGUES) } } as unknown as HTMLElement);
  setWords("en", ENGLISH);
});

afterEach(() => assert.equal(page.documentElement.lang, language(), "the page says which language it is in"));

/** Lets all that waits for nothing but itself be done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a chosen language is fetched, spoken at once, and told to the server", async () => {
  void chooseLanguage("de");
  assert.equal(language(), "en", "until its words are there");
  assert.equal(asked[0]!.address, CATALOGUES.de);
  asked[0]!.answer(GERMAN);
  await settled();
  assert.equal(t("game-title"), "Tausch");
  assert.equal(page.title, "Tausch");
  assert.deepEqual(asked[1]!.body, { lang: "de" });
  assert.equal(asked[1]!.address, "/preferences");
  asked[1]!.answer("");
});

test("numbers and rows of names follow the language", async () => {
  assert.deepEqual([t("points", { count: 1234.5 }), list(["Ana", "Ben", "Mio"])], ["1,234.5", "Ana, Ben, and Mio"]);
  void chooseLanguage("de");
  asked[0]!.answer(GERMAN);
  await settled();
  assert.deepEqual([t("points", { count: 1234.5 }), list(["Ana", "Ben", "Mio"])], ["1.234,5", "Ana, Ben und Mio"]);
  asked[1]!.answer("");
});

test("without its words the old language stays, and a notice says so", async () => {
  void chooseLanguage("de");
  asked[0]!.answer(null);
  await settled();
  assert.equal(language(), "en");
  assert.equal(shownNotices.value.at(-1)!.text, "Not there.");
  assert.equal(asked.length, 1, "nothing is remembered of it");
});

test("of two choices the last one is spoken, whichever comes first", async () => {
  void chooseLanguage("de");
  void chooseLanguage("ja");
  asked[1]!.answer("game-title = 交換");
  asked[0]!.answer(GERMAN);
  await settled();
  assert.equal(language(), "ja");
  assert.deepEqual(
    asked.slice(2).map(({ body }) => body),
    [{ lang: "ja" }],
  );
  asked[2]!.answer("");
});

test("going back to the language that is spoken calls the other one off", async () => {
  void chooseLanguage("de");
  void chooseLanguage("en");
  asked[0]!.answer(GERMAN);
  await settled();
  assert.equal(language(), "en");
  assert.equal(asked.length, 1);
});

test("a theme holds at once, for the bars of the browser too, and auto leaves it to the system", async () => {
  void chooseTheme("dark");
  assert.equal(page.documentElement.dataset.theme, "dark");
  assert.deepEqual(
    bars.map(({ media }) => media),
    ["not all", "all"],
  );
  void chooseTheme("auto");
  assert.equal(page.documentElement.dataset.theme, undefined);
  assert.deepEqual(
    bars.map(({ media }) => media),
    ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
  );
  await settled();
  assert.deepEqual(
    asked.map(({ body }) => body),
    [{ theme: "dark" }],
    "the second waits for the first",
  );
  asked[0]!.answer("");
  await settled();
  assert.deepEqual(asked[1]!.body, { theme: "auto" });
  asked[1]!.answer("");
  await settled();
});

test("a choice that the server could not be told holds all the same, and a notice says for how long", async () => {
  void chooseTheme("light");
  await settled();
  asked[0]!.answer(null);
  await settled();
  assert.equal(page.documentElement.dataset.theme, "light");
  assert.equal(shownNotices.value.at(-1)!.text, "Not kept.");
});

test("the media of the bars are written as the server writes them", () => {
  const server = readFileSync(join(process.cwd(), "..", "beadtrade", "web", "preferences.py"), "utf8");
  for (const words of ["(prefers-color-scheme: {paper})", '"all"', '"not all"']) assert.ok(server.includes(words));
});
