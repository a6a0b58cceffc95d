// Tells a spectator what they are, and how to become a player.

import { Button } from "../shared/button";
import { t, view } from "../state/store";
import { waiting } from "./asked";
import { openSheet } from "./sheets";

export function WatchingLine() {
  const { you, room, watching } = view.value!;
  if (you.seat !== null) return null;
  const maySeek = you.acts.includes("ask_for_seat");
  return (
    <div class="watching">
      <p>{t("you-watch", { count: watching })}</p>
      {maySeek && <Seeking />}
      {!maySeek && room.is_locked && room.phase !== "final" && <p>{t("lobby-locked")}</p>}
    </div>
  );
}

/** The way to a seat, or that it is the host's turn. */
function Seeking() {
  if (!waiting.value) return <Button onPress={() => (openSheet.value = "ask")}>{t("ask-for-seat")}</Button>;
  return (
    <p class="asked" role="status">
      {t("asked-and-waiting", { name: waiting.value.name })}
    </p>
  );
}
