// Changes of the settings by the host. Its law: a change keeps those that were sent before it and have no answer yet, for
// each command carries all settings.

import { send, type TableSettings, type Variant, view } from "../state/store";

/** What was sent last, until its answer. */
let asked: TableSettings | null = null;

export async function change(changed: (now: TableSettings) => Partial<TableSettings>): Promise<void> {
  const now = asked ?? view.peek()!.room.settings;
  const wanted = { ...now, ...changed(now) };
  asked = wanted;
  await send({ type: "change_settings", settings: { ...wanted, variants: [...wanted.variants] } }, "change_settings");
  if (asked === wanted) asked = null;
}

export function switchVariant(variant: Variant, isOn: boolean): Promise<void> {
  return change(({ variants }) => {
    const others = variants.filter((each) => each !== variant);
    return { variants: isOn ? [...others, variant] : others };
  });
}
