// In the lobby, whoever came by the spoken code asks the host to be let in; a locked room says that it is.

import { useState } from "preact/hooks";
import { NameForm } from "../shell/names";
import { rememberedName } from "../shell/remembered_name";
import { t, view } from "../state/store";

export function Asking() {
  const { you, room } = view.value!;
  const [isAsked, setAsked] = useState(false);
  if (!you.acts.includes("ask_for_seat")) return null;
  const waits = isAsked && room.askers.some(({ name }) => name === rememberedName().trim());
  return (
    <section>
      <h2>{t("ask-for-seat")}</h2>
      <p role="status">{t(waits ? "code-asked" : "code-guest-how")}</p>
      {!waits && (
        <NameForm type="ask_for_seat" action={t("ask")} start={rememberedName()} onDone={() => setAsked(true)} />
      )}
    </section>
  );
}

/** Why somebody without a seat can't take one. */
export function NoSeat() {
  const { you, room } = view.value!;
  const may = you.acts.includes("take_seat") || you.acts.includes("ask_for_seat");
  if (you.seat !== null || may) return null;
  if (room.free_seats === 0) return <p>{t("lobby-full")}</p>;
  return you.is_host ? null : <p>{t("lobby-locked")}</p>;
}
