// Every bead that lay under a box, each one thing from the moment it tumbles out until it stands on its type's column.

import { useMemo } from "preact/hooks";
import { Piece } from "../shared/piece";
import { TYPES } from "../shared/pieces";
import type { RoundSheet, TypeScore } from "../state/store";
import { apart } from "./cues";
import type { Picture } from "./picture";
import { type Lying, scatter } from "./scatter";
import { countState } from "./script";

const OUT_MS = 1_400; // all are out by then
const OUT_APART_MS = 80;

export function Beads({ picture, sheet }: { picture: Picture; sheet: RoundSheet }) {
  const free = freeFrom(picture);
  const was = useMemo(() => heaps(sheet, Math.max(0, free - 1)), [sheet, free]);
  const now = useMemo(() => heaps(sheet, free), [sheet, free]);
  const after = Math.min(OUT_APART_MS, OUT_MS / Math.max(1, now.length));
  return (
    <div class="reveal-beads" aria-hidden="true">
      {now.map((bead, at) => (
        <Bead key={at} bead={bead} was={was[at]!} out={at * after} picture={picture} sheet={sheet} />
      ))}
    </div>
  );
}

/** The first column that is neither counted now nor was before. */
function freeFrom({ beat }: Picture): number {
  return beat.kind === null ? (beat.step === "lift" ? 0 : TYPES.length) : TYPES.indexOf(beat.kind) + 1;
}

function heaps(sheet: RoundSheet, free: number): readonly Lying[] {
  return [...scatter(sheet.under_top, "top", free), ...scatter(sheet.under_bottom, "bottom", free)];
}

interface BeadProps {
  bead: Lying;
  /** Where it lay until this beat. */
  was: Lying;
  out: number;
  picture: Picture;
  sheet: RoundSheet;
}

function Bead({ bead, was, out, picture: { beat, cue }, sheet }: BeadProps) {
  const { type, side, by, slot, of, spot, turn } = bead;
  const state = countState(type, beat);
  const score = sheet.scores.find(({ kind }) => kind === type)!;
  const column = { "--c": TYPES.indexOf(type), "--i": slot, "--n": of };
  const heap = { "--x": spot.x, "--level": spot.level, "--turn": `${turn}deg` };
  const before = { "--was-x": was.spot.x, "--was-level": was.spot.level, "--was-turn": `${was.turn}deg` };
  const wait =
    beat.step === "lift"
      ? out
      : state === "waiting"
        ? 0
        : turnOf(bead, score) * apart(score.under_top + score.under_bottom);
  const isPale = isOutweighed(side, score) && (state === "done" || (state === "counting" && cue !== "count"));
  return (
    <span
      class={`reveal-bead bead-${side}`}
      data-type={type}
      data-by={by}
      data-state={state}
      data-pale={isPale || undefined}
      style={{ ...column, ...heap, ...before, "--wait": `${Math.round(wait)}ms` }}
    >
      <Piece kind="bead" type={type} size="free" class="piece" />
    </span>
  );
}

/** Those under the top are counted first. */
function turnOf({ side, slot }: Lying, { under_top }: TypeScore): number {
  return side === "top" ? slot : under_top + slot;
}

/** Whether the other side decides the type, or an animal does. */
export function isOutweighed(side: Lying["side"], { verdict }: TypeScore): boolean {
  if (verdict === "equal") return false;
  return verdict !== (side === "top" ? "more_under_top" : "more_under_bottom");
}
