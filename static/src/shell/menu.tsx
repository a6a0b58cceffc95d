// The menu: who the reader is here, and everything that is no act of the game.
// Its law: nothing moves under a finger. It lists what there was to do when it was opened; what can't be done any more
// stays in its place and is closed, what has come since is there when it is opened again.

import { useRef } from "preact/hooks";
import { FeelSwitches } from "../feel/switches_row";
import { Button } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { Piece } from "../shared/piece";
import { playerName, setOf } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { type RoomAct, send, t, view } from "../state/store";
import { closeSheet, openSheet, type SheetName } from "./sheets";

export function MenuSheet() {
  const sections = view.value;
  const opened = useRef(sections);
  if (!sections || !opened.current) return null;
  const { you, room } = sections;
  const listed = opened.current;
  const lists = (act: RoomAct) => listed.you.acts.includes(act);
  const cannot = (act: RoomAct) => !you.acts.includes(act);
  const leave = async () => {
    const answer = await send({ type: "leave" }, "leave");
    if (answer.done) closeSheet();
  };
  return (
    <Sheet title={t("menu")} onClose={closeSheet} class="menu">
      <Myself />
      <nav class="menu-list" aria-label={t("menu")}>
        {listed.progress && <Item to="score" label={t("score-sheet")} isClosed={!sections.progress} />}
        <Item to="talk" label={t("talk")} />
        <a class="button" href="/rules" target="_blank" rel="noopener">
          {t("how-to-play")}
        </a>
        <Item to="invite" label={t("invite")} />
        {lists("ask_for_seat") && <Item to="ask" label={t("ask-for-seat")} isClosed={cannot("ask_for_seat")} />}
        {lists("rename") && <Item to="name" label={t("change-name")} isClosed={cannot("rename")} />}
        {lists("make_code") && <Item to="device" label={t("other-device")} isClosed={cannot("make_code")} />}
        <Item to="language" label={t("language")} />
        <Item to="appearance" label={t("appearance")} />
        {listed.you.is_host && <Item to="host" label={t("host-tools")} isClosed={!you.is_host} />}
        {lists("leave") && (
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

function Item({ to, label, isClosed = false }: { to: SheetName; label: string; isClosed?: boolean }) {
  return (
    <Button onPress={() => (openSheet.value = to)} icon="chevron" disabled={isClosed}>
      {label}
    </Button>
  );
}

function Myself() {
  const { you, watching } = view.value!;
  if (you.seat === null) return <p class="myself">{t("you-watch", { count: watching })}</p>;
  return (
    <p class="myself">
      {setOf(you.seat).map((type) => (
        <Piece key={type} kind="spirit" type={type} />
      ))}
      <span>{t("you-play-as", { name: playerName(you.seat) })}</span>
    </p>
  );
}
