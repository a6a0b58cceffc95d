// The host deletes the room, and with it all that is kept of it.

import { useState } from "preact/hooks";
import { ConfirmButton } from "../shared/confirm_button";
import { roomKey } from "../shared/page";
import { t, view } from "../state/store";

export function DeleteRoom() {
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    setFailed(false);
    const answer = await fetch(`/r/${roomKey(view.value!.you.key)}/delete`, { method: "POST" }).catch(() => null);
    if (answer?.ok) location.assign("/");
    else setFailed(true);
  };
  return (
    <section class="menu-list">
      <ConfirmButton label={t("delete-room")} question={t("delete-room-sure")} onConfirm={() => void remove()} />
      {hasFailed && (
        <p class="refusal" role="alert">
          {t("delete-room-failed")}
        </p>
      )}
      <p class="hint">{t("delete-room-hint")}</p>
    </section>
  );
}
