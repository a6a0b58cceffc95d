// The sounds of this page: `play(name)` from anywhere. Silent until the first tap, where there is no Web Audio, and while
// they are switched off.

import { Speaker } from "./speaker";
import { sounds } from "./switches";
import { lasts, type SoundName, sound } from "./voices";

export type { SoundName } from "./voices";

/** What a browser takes for a tap; some take only the end of a touch. */
const GESTURES = ["pointerup", "touchend", "click", "keydown"] as const;

const AFTER_DRAWING_MS = 100; // browsers take it for part of the tap for a second

const speaker = new Speaker(() => ("AudioContext" in globalThis ? new AudioContext() : null));

/** Opens the loudspeaker with each tap that finds it shut. */
export function listenForTaps(): void {
  for (const gesture of GESTURES) addEventListener(gesture, unlock, { capture: true, passive: true });
}

/** To be called inside a tap. The first one is drawn before the loudspeaker is made, which takes longer than all else that
 *  a tap does. A browser that will not have it so late gives it to the next tap. */
export function unlock(): void {
  if (!sounds.isOn.peek()) return;
  if (speaker.isMade) speaker.unlock();
  else setTimeout(() => speaker.unlock(), AFTER_DRAWING_MS);
}

/** `loudness` is 1 for what is near, less for what is further away. */
export function play(name: SoundName, loudness = 1): void {
  if (!sounds.isOn.peek()) return;
  speaker.play((context, start) => {
    sound(context, context.destination, name, start, loudness);
    return lasts(name);
  });
}
