// What the host of a room may do besides playing: the round, the seats, the people.

import { Button } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { Sheet } from "../shared/sheet";
import { useSecondsTo } from "../shared/ticking";
import { type Act, closedBy, type KickView, type PlayerView, type Seat, send, t, view } from "../state/store";
import { useIsBefore } from "../table/until";
import { BigScreenLink } from "./big_screen";
import { DeleteRoom } from "./deletion";
import { Askers, Doors } from "./doors";
import { closeSheet } from "./sheets";

export function HostSheet() {
  const sections = view.value;
  if (!sections?.you.is_host) return null;
  const { you, players } = sections;
  return (
    <Sheet title={t("host-tools")} onClose={closeSheet} class="host">
      <MatchTools />
      <Askers inSheet />
      <Doors />
      <BigScreenLink />
      {you.acts.includes("kick") && <People players={players} />}
      {you.is_owner && <DeleteRoom />}
    </Sheet>
  );
}

/** Acts of the host that end something, each asked for twice. */
const ENDING: readonly (Act & ("void_round" | "end_match" | "end_reveal"))[] = [
  "end_reveal",
  "void_round",
  "end_match",
];

function MatchTools() {
  const acts = view.value?.options?.acts ?? [];
  const open = ENDING.filter((act) => acts.includes(act));
  if (!open.length) return null;
  return (
    <section class="menu-list">
      {open.map((act) => (
        <ConfirmButton
          key={act}
          label={t("host-act", { act })}
          question={t("host-act-sure", { act })}
          onConfirm={() => void send({ type: act }, act)}
          id={act}
        />
      ))}
    </section>
  );
}

function People({ players }: { players: readonly PlayerView[] }) {
  const me = view.value?.you.seat;
  const others = players.filter(({ seat, has_left }) => seat !== me && !has_left);
  return (
    <section class="menu-list">
      <h3>{t("players")}</h3>
      {others.map(({ seat, name }) => (
        <div key={`${seat}-${name}`} class="person">
          <b>{name}</b>
          <ConfirmButton
            label={t("kick")}
            question={t("kick-sure", { name })}
            onConfirm={() => kick(seat, name)}
            id={`kick-${seat}`}
          />
        </div>
      ))}
      <p class="hint">{t("kick-hint")}</p>
    </section>
  );
}

/** The name goes with the seat: somebody else may sit there by the time that the server hears of it. */
export function kick(seat: Seat, name: string): void {
  void send({ type: "kick", seat, name }, `kick-${seat}`);
}

/** For some seconds after a kick, wherever the host is: the way back. The view may name the kick for longer. */
export function KickNotice() {
  const kick = closedBy.value === null ? (view.value?.room.kick ?? null) : null;
  const isOpen = useIsBefore(kick?.until ?? 0);
  return kick && isOpen ? <Undo kick={kick} key={kick.until} /> : null;
}

function Undo({ kick }: { kick: KickView }) {
  const left = useSecondsTo(kick.until);
  return (
    <aside class="undo" aria-label={t("undo")}>
      <p>{t("kicked", { name: kick.name })}</p>
      <Button onPress={() => void send({ type: "undo_kick" }, "undo_kick")} id="undo_kick">
        {t("undo")} <span aria-hidden="true">{left}</span>
      </Button>
    </aside>
  );
}
