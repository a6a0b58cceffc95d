// A text whose language marks what stands out in it, as <b>…</b>, wherever that belongs in the sentence.

import { type Args, t } from "../words/words";

const OPENING = "\uE000"; // stands for "<" in names, which mark nothing

export interface Part {
  readonly text: string;
  readonly isStrong: boolean;
}

/** The parts of a message, in the language's order. What a person typed is never a mark. */
export function markedParts(id: string, args: Args = {}): readonly Part[] {
  const typed = (value: Args[string]) => (typeof value === "string" ? value.replaceAll("<", OPENING) : value);
  const text = t(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(value)])));
  return text
    .split(/<b>(.*?)<\/b>/)
    .map((part, at) => ({ text: part.replaceAll(OPENING, "<").trim(), isStrong: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

export function Marked({ parts }: { parts: readonly Part[] }) {
  return (
    <>{parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : <small key={text}>{text}</small>))}</>
  );
}
