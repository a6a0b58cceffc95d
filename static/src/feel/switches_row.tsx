// The switches of the menu for what can be heard and felt.

import { Switch } from "../shared/field";
import { t } from "../state/store";
import { play, unlock } from "./sounds";
import { sounds, turn, vibration } from "./switches";
import { buzz, canVibrate } from "./vibration";

const SAMPLE = [25];

/** Each answers with a sample of what was switched on. */
export function FeelSwitches() {
  const turnSounds = (on: boolean) => {
    turn(sounds, on);
    unlock(); // the tap itself came while they were off
    if (on) play("trade");
  };
  const turnVibration = (on: boolean) => {
    turn(vibration, on);
    if (on) buzz(SAMPLE);
  };
  return (
    <div class="feel-switches">
      <Switch label={t("sounds")} isOn={sounds.isOn.value} onChange={turnSounds} />
      {canVibrate() && <Switch label={t("vibration")} isOn={vibration.isOn.value} onChange={turnVibration} />}
    </div>
  );
}
