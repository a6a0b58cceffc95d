// What is heard of the reveal: a step for each beat, a point when points are given, bowls for the winner. Each once, and
// only as it happens: whoever comes in the middle, or comes back, hears nothing of what was before.

import { useEffect, useRef } from "preact/hooks";
import { play, type SoundName } from "../feel/sounds";
import type { Picture } from "./picture";

const LATE_MS = 700; // of a change that a sleeping page missed

export function useSounds(picture: Picture): void {
  const last = useRef<Picture | null>(null);
  useEffect(() => {
    const name = soundOf(last.current, picture);
    last.current = picture;
    if (name) play(name);
  });
}

/** The sound of what changed from one picture to the next; none for the first. */
export function soundOf(before: Picture | null, now: Picture): SoundName | null {
  if (before === null || now.isHeld) return null;
  const isNewBeat = before.index !== now.index;
  if (isNewBeat && now.into <= LATE_MS) return "reveal_step";
  if (now.intoCue > LATE_MS) return null;
  if (now.cue === "winner" && (isNewBeat || before.cue !== "winner")) return "reveal_winner";
  if (now.cue === "points" && (isNewBeat || before.cue !== "points")) return "reveal_point";
  return null;
}
