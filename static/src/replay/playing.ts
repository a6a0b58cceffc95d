// Where the reader is in the replay, and the playing of it. Its law: nothing plays that the reader has not set going.

import { batch, computed, signal } from "@preact/signals";
import type { Moment, Replay, RoundReplay } from "../protocol";
import { type Course, clockAt, courseOf, isOver, momentAt } from "./course";

export const SPEEDS = [1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const TICK_MS = 100;

export const replay = signal<Replay | null>(null);
/** The place of the round that is shown, and of the moment in it. */
export const roundAt = signal(0);
export const momentIndex = signal(0);
export const speed = signal<Speed>(1);
export const isPlaying = signal(false);
/** Milliseconds into the round, by the round's own clock. */
export const clock = signal(0);

export const round = computed<RoundReplay | null>(() => replay.value?.rounds[roundAt.value] ?? null);
export const moments = computed<readonly Moment[]>(() => round.value?.moments ?? []);
const course = computed<Course>(() => courseOf(moments.value));

let timer: ReturnType<typeof setInterval> | undefined;
let played = 0; // how much of the round had been played
let since = 0; // when that was

/** The last round first: it is the one that was just talked about. */
export function open(found: Replay): void {
  batch(() => {
    replay.value = found;
    chooseRound(found.rounds.length - 1);
  });
}

export function chooseRound(at: number): void {
  pause();
  batch(() => {
    roundAt.value = Math.max(0, at);
    goTo(0);
  });
}

/** Shows a moment; if the round plays, it plays on from there. */
export function goTo(index: number): void {
  const last = moments.value.length - 1;
  const wanted = Math.max(0, Math.min(last, index));
  batch(() => {
    momentIndex.value = wanted;
    clock.value = course.value.at[wanted] ?? 0;
  });
  played = course.value.shown[wanted] ?? 0;
  since = performance.now();
}

export function step(by: 1 | -1): void {
  goTo(momentIndex.value + by);
}

/** From the beginning again once the end is reached. */
export function play(): void {
  goTo(isOver(course.value, played) ? 0 : momentIndex.value);
  isPlaying.value = true;
  clearInterval(timer);
  timer = setInterval(tick, TICK_MS);
}

export function pause(): void {
  clearInterval(timer);
  isPlaying.value = false;
}

export function setSpeed(wanted: Speed): void {
  advance();
  speed.value = wanted;
}

function advance(): void {
  const now = performance.now();
  if (isPlaying.value) played += (now - since) * speed.value;
  since = now;
}

function tick(): void {
  advance();
  batch(() => {
    momentIndex.value = momentAt(course.value, played);
    clock.value = clockAt(course.value, played);
    if (isOver(course.value, played)) pause();
  });
}
