// In the lobby, whoever came by the spoken code asks the host to be let in; a locked room says that it is.

import { haveAsked, waiting } from "../shell/asked";
import { NameForm } from "../shell/names";
import { rememberedName } from "../shell/remembered_name";
import { t, view } from "../state/store";

export function Asking() {
  if (!view.value!.you.acts.includes("ask_for_seat")) return null;
  const asked = waiting.value;
  return (
    <section>
      <h2>{t("ask-for-seat")}</h2>
      <p role="status">{asked ? t("asked-and-waiting", { name: asked.name }) : t("code-guest-how")}</p>
      {!asked && <NameForm type="ask_for_seat" action={t("ask")} start={rememberedName()} onDone={haveAsked} />}
    </section>
  );
}

/** Why somebody without a seat can't take one. */
export function NoSeat() {
  const { you, room } = view.value!;
  const may = you.acts.includes("take_seat") || you.acts.includes("ask_for_seat");
  if (you.seat !== null || may) return null;
  if (room.free_seats === 0) return <p>{t("lobby-full")}</p>;
  return <p>{t("lobby-locked")}</p>;
}
