// Once more with other variants: back to the lobby, and there straight to the settings.

import { signal } from "@preact/signals";
import { send } from "../state/store";

/** Whether the lobby that comes is to show its settings first. */
export const areSettingsWanted = signal(false);

export async function changeVariants(): Promise<void> {
  areSettingsWanted.value = true; // before the answer: the lobby comes with it
  const answer = await send({ type: "rematch" }, "change_variants");
  if (!answer.done) areSettingsWanted.value = false;
}
