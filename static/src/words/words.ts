// Words for the reader: Fluent messages by id. Its law: all text that people read comes through `t`, and a message that
// is missing shows its id rather than nothing.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

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
    if (typeof value === "string") safe[name] = isolatedWord(value);
    else safe[name] = typeof value === "number" && isPlain(value) ? new PlainNumber(value) : value;
  }
  return safe;
}

/** A number that all our languages write with the same digits and nothing between them. To be told so by the browser
 *  costs a poor phone as much as drawing half a table: it looks up how its languages write numbers. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1_000;
}

/** What has isolates inside is a text around names already, and reads in its own direction. */
function isolatedWord(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? ISOLATE + text + POP_ISOLATE : text;
}

/** Before it a Spanish "y" becomes "e": Ana e Isabel, but Ana y Hiedra. */
const SOUND_OF_I = /^(?:[ií]|h[ií](?![ae]))/iu;

/** Words in a row: "pink, green and blue". The browser could do it too, but takes as long to look up how as the table takes
 *  to be drawn. */
export function list(words: readonly string[]): string {
  const [first = "", ...others] = words.map(isolatedWord);
  const sound = SOUND_OF_I.test(words.at(-1) ?? "") ? "i" : "other";
  return others.reduce((start, next, at) => t(joint(at, others.length), { start, next, sound }), first);
}

function joint(at: number, joints: number): string {
  if (at < joints - 1) return "list-middle";
  return joints === 1 ? "list-two" : "list-end";
}
