// Tells a spectator what they are, and how to become a player.

import { Button } from "../shared/button";
import { t, view } from "../state/store";
import { openSheet } from "./sheets";

export function WatchingLine() {
  const { you, watching } = view.value!;
  if (you.seat !== null) return null;
  return (
    <div class="watching">
      <p>{t("you-watch", { count: watching })}</p>
      {you.acts.includes("ask_for_seat") && <Button onPress={() => (openSheet.value = "ask")}>{t("ask-for-seat")}</Button>}
    </div>
  );
}
