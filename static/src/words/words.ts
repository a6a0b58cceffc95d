// Words for the reader: Fluent messages by id. Its law: all text that people read comes through `t`, and a message that
// is missing shows its id rather than nothing.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

export type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

const bundle = signal<FluentBundle | null>(null);

/** Reads a catalogue; components that show words are drawn again. */
export function setWords(language: string, catalogue: string): void {
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(catalogue));
  bundle.value = fresh;
}

export function language(): string {
  return bundle.value?.locales[0] ?? "en";
}

/** The text of a message with its arguments filled in. */
export function t(id: string, args: Args = {}): string {
  const words = bundle.value;
  const pattern = words?.getMessage(id)?.value;
  if (!words || !pattern) return id;
  return words.formatPattern(pattern, isolated(args), []);
}

export function hasWords(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** Names in a right-to-left script keep to themselves; all others are left as they are, so that texts can be found. */
function isolated(args: Args): Args {
  const safe: Args = {};
  for (const [name, value] of Object.entries(args)) {
    safe[name] = typeof value === "string" ? isolatedWord(value) : value;
  }
  return safe;
}

/** What has isolates inside is a text around names already, and reads in its own direction. */
function isolatedWord(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? ISOLATE + text + POP_ISOLATE : text;
}

/** Made once for a language: making one takes longer than all else that a tap sets going. */
const listFormat = computed(() => new Intl.ListFormat(language(), { type: "conjunction" }));

/** Words in a row: "pink, green and blue". */
export function list(words: readonly string[]): string {
  return words.length === 1 ? isolatedWord(words[0]!) : listFormat.value.format(words.map(isolatedWord));
}
