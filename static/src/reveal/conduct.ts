// Keeps what moves in time with the picture. The style sheet's animations named `beat-...` begin with the beat, those
// named `cue-...` with the cue; whoever comes in the middle, wakes or is held sees them where the server's time has them.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Picture } from "./picture";

const UNSEEN_MS = 60; // what runs in time is left alone: setting an animation's time costs a frame

/** What of an animation is conducted; a CSSAnimation is one. */
export interface Player {
  readonly animationName?: string;
  readonly playState: AnimationPlayState;
  readonly effect: Pick<AnimationEffect, "getComputedTiming"> | null;
  currentTime: CSSNumberish | null;
  play(): void;
  pause(): void;
}

export function useConductor(picture: Picture) {
  const stage = useRef<HTMLElement>(null);
  const known = useRef<readonly Player[]>([]);
  useLayoutEffect(() => {
    known.current = withNew(known.current, stage.current?.getAnimations?.({ subtree: true }) ?? []);
    conduct(known.current, picture);
  });
  return stage;
}

/** What has ended is no longer told by a browser, and yet goes back when the host held the reveal a moment ago. */
export function withNew(known: readonly Player[], told: readonly Player[]): readonly Player[] {
  return [...new Set([...known, ...told])].filter(({ playState }) => playState !== "idle");
}

export function conduct(
  players: readonly Player[],
  { into, intoCue, isHeld }: Pick<Picture, "into" | "intoCue" | "isHeld">,
): void {
  for (const player of players) {
    const [name] = (player.animationName ?? "").split("-", 1);
    if (name !== "beat" && name !== "cue") continue;
    setTo(player, name === "beat" ? into : intoCue, isHeld);
  }
}

function setTo(player: Player, time: number, isHeld: boolean): void {
  const end = Number(player.effect?.getComputedTiming().endTime ?? 0);
  if (isHeld && player.playState !== "paused") player.pause();
  if (isHeld || Math.abs(Number(player.currentTime ?? 0) - Math.min(time, end)) > UNSEEN_MS)
    player.currentTime = Math.min(time, end);
  if (!isHeld && player.playState === "paused" && time < end) player.play();
  else if (!isHeld && player.playState === "paused") player.currentTime = end;
}
