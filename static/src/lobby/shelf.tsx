// The shelf of seats: who sits where, with what set, ready or not.

import type { ComponentChildren } from "preact";
import { BEADS_PER_TYPE } from "../protocol";
import { Icon, Piece } from "../shared/piece";
import { isMe, playerName, setOf } from "../shared/players";
import { type PlayerView, type Seat, type SeatView, t, view } from "../state/store";
import { list } from "../words/words";
import { mayBreak, roomFor } from "./names";

/** In the lobby: names on their seats, and the seats that are free. Sets come with the deal. */
export function LobbyShelf() {
  const { players, room } = view.value!;
  const free = Array.from({ length: room.free_seats }, (_, at) => players.length + at);
  return (
    <Shelf
      count={t("seats-taken", { taken: players.length, seats: room.settings.seats })}
      seats={players.length + free.length}
    >
      {players.map((player) => (
        <TakenSeat key={player.seat} player={player} />
      ))}
      {free.map((seat) => (
        <li key={seat} class="seat" data-free>
          <i class="seat-gap" />
          <b>{t("free-seat")}</b>
        </li>
      ))}
    </Shelf>
  );
}

interface ShelfProps {
  count: string;
  seats: number;
  children: ComponentChildren;
}

function Shelf({ count, seats, children }: ShelfProps) {
  const names = view.value!.players.map(({ name }) => name);
  return (
    <section class="seats">
      <h2>
        {t("players")} <small>{count}</small>
      </h2>
      <ol class="shelf" data-names={roomFor(names, seats)} data-breaks={mayBreak(names) || undefined}>
        {children}
      </ol>
    </section>
  );
}

function TakenSeat({ player: { seat, name, is_here } }: { player: PlayerView }) {
  const { room } = view.value!;
  return (
    <li class="seat" data-seat={seat} data-me={isMe(seat) || undefined} data-away={!is_here || undefined}>
      <i class="seat-token" aria-hidden="true">
        {firstSign(name)}
      </i>
      <SeatName seat={seat} />
      <small>
        {room.host === seat && (
          <span class="host-mark">
            <Icon name="crown" />
            {t("host")}
          </span>
        )}
        {!is_here && <span>{t("away")}</span>}
      </small>
    </li>
  );
}

function SeatName({ seat }: { seat: Seat }) {
  return (
    <b>
      {playerName(seat)}
      {isMe(seat) && <span class="visually-hidden"> {t("that-is-you")}</span>}
    </b>
  );
}

/** The first sign of a name as people see it, be it a letter, a syllable or an emoji. */
function firstSign(name: string): string {
  if (!("Segmenter" in Intl)) return Array.from(name)[0] ?? "";
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? "";
}

/** Before a round: each player with their set, and whether they are ready. */
export function ReadyShelf() {
  const { seats, players } = view.value!;
  const ready = seats!.filter((seat) => seat.ready).length;
  return (
    <Shelf count={t("ready-count", { ready, seats: players.length })} seats={players.length}>
      {seats!.map((seat) => (
        <DealtSeat key={seat.seat} seat={seat} />
      ))}
    </Shelf>
  );
}

function DealtSeat({ seat: { seat, set, presence, ready } }: { seat: SeatView }) {
  const state = presence === "here" ? (ready ? "ready" : "not-yet") : presence;
  const { youngest } = view.value!.progress!;
  return (
    <li class="seat" data-seat={seat} data-me={isMe(seat) || undefined} data-away={presence !== "here" || undefined}>
      <Totems seat={seat} />
      <SeatName seat={seat} />
      <small>{list(set.map((type) => t("spirit-name", { type })))}</small>
      <small>
        {state === "ready" && <Icon name="check" />}
        {t("seat-state", { state })}
        {youngest === seat && <span> · {t("youngest")}</span>}
      </small>
      <span class="seat-beads" aria-hidden="true">
        {set.flatMap((type) =>
          Array.from({ length: BEADS_PER_TYPE }, (_, at) => (
            <Piece key={type + at} kind="bead" type={type} size="free" />
          )),
        )}
      </span>
    </li>
  );
}

/** One animal, or two with two players. */
function Totems({ seat }: { seat: Seat }) {
  const set = setOf(seat);
  if (set.length === 1) return <Piece kind="spirit" type={set[0]!} size="free" />;
  return (
    <span class="seat-totems">
      {set.map((type) => (
        <Piece key={type} kind="spirit" type={type} size="free" />
      ))}
    </span>
  );
}
