// The menu: who the reader is here, and everything that is no act of the game.

import { FeelSwitches } from "../feel/switches_row";
import { ConfirmButton } from "../shared/confirm_button";
import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { playerName, setOf } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { type RoomAct, send, t, view } from "../state/store";
import { closeSheet, openSheet, type SheetName } from "./sheets";

export function MenuSheet() {
  const sections = view.value;
  if (!sections) return null;
  const { you, progress, room } = sections;
  const may = (act: RoomAct) => you.acts.includes(act);
  const leave = async () => {
    const answer = await send({ type: "leave" }, "leave");
    if (answer.done) closeSheet();
  };
  return (
    <Sheet title={t("menu")} onClose={closeSheet} class="menu">
      <Myself />
      <nav class="menu-list" aria-label={t("menu")}>
        {progress && <Item to="score" label={t("score-sheet")} />}
        <Item to="talk" label={t("talk")} />
        <a class="button" href="/rules" target="_blank" rel="noopener">{t("how-to-play")}</a>
        <Item to="invite" label={t("invite")} />
        {may("ask_for_seat") && <Item to="ask" label={t("ask-for-seat")} />}
        {may("rename") && <Item to="name" label={t("change-name")} />}
        {may("make_code") && <Item to="device" label={t("other-device")} />}
        <Item to="language" label={t("language")} />
        <Item to="appearance" label={t("appearance")} />
        {you.is_host && <Item to="host" label={t("host-tools")} />}
        {may("leave") && (
          <ConfirmButton
            label={t("leave")}
            question={t("leave-sure", { phase: room.phase === "lobby" ? "lobby" : "match" })}
            onConfirm={leave}
            id="leave"
            icon="door"
          />
        )}
      </nav>
      <FeelSwitches />
    </Sheet>
  );
}

function Item({ to, label }: { to: SheetName; label: string }) {
  return <Button onPress={() => (openSheet.value = to)} icon="chevron">{label}</Button>;
}

function Myself() {
  const { you, watching } = view.value!;
  if (you.seat === null) return <p class="myself">{t("you-watch", { count: watching })}</p>;
  return (
    <p class="myself">
      {setOf(you.seat).map((type) => <Piece key={type} kind="spirit" type={type} />)}
      <span>{t("you-play-as", { name: playerName(you.seat) })}</span>
    </p>
  );
}
