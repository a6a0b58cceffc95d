// Whether this browser makes sounds and moves its phone: both on until somebody switches them off, and remembered.

import { type Signal, signal } from "@preact/signals";

export interface Switched {
  readonly isOn: Signal<boolean>;
  readonly key: string;
}

export const sounds = remembered("sounds");
export const vibration = remembered("vibration");

function remembered(key: string): Switched {
  return { key, isOn: signal(true) };
}

/** Takes up what was chosen on an earlier page. Not at once: the first look at what a browser keeps takes its time. */
export function recallSwitches(): void {
  for (const { isOn, key } of [sounds, vibration]) isOn.value = recall(key) !== "off";
}

export function turn({ isOn, key }: Switched, on: boolean): void {
  isOn.value = on;
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // a browser that keeps nothing
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
