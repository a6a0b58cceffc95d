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
  const lying = useMemo(() => [...scatter(sheet.under_top, "top"), ...scatter(sheet.under_bottom, "bottom")], [sheet]);
  const after = Math.min(OUT_APART_MS, OUT_MS / Math.max(1, lying.length));
  return (
    <div class="reveal-beads" aria-hidden="true">
      {lying.map((bead, at) => <Bead key={at} bead={bead} out={at * after} picture={picture} sheet={sheet} />)}
    </div>
  );
}

interface BeadProps { bead: Lying; out: number; picture: Picture; sheet: RoundSheet }

function Bead({ bead, out, picture: { beat, cue }, sheet }: BeadProps) {
  const { type, side, by, slot, of, x, level, turn } = bead;
  const state = countState(type, beat);
  const score = sheet.scores.find(({ kind }) => kind === type)!;
  const place = { "--c": TYPES.indexOf(type), "--i": slot, "--n": of, "--x": x, "--level": level, "--turn": `${turn}deg` };
  const wait = beat.step === "lift" ? out : turnOf(bead, score) * apart(score.under_top + score.under_bottom);
  const isPale = isOutweighed(side, score) && (state === "done" || (state === "counting" && cue !== "count"));
  return (
    <span
      class={`reveal-bead bead-${side}`}
      data-type={type}
      data-by={by}
      data-state={state}
      data-pale={isPale || undefined}
      style={{ ...place, "--wait": `${Math.round(wait)}ms` }}
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
