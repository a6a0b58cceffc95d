// The people at the table by seat: their names, their animals, who of them is the reader.

import { type PieceType, type Seat, t, view } from "../state/store";
import { list } from "../words/words";

export function isMe(seat: Seat | null): boolean {
  return seat !== null && view.value?.you.seat === seat;
}

export function playerName(seat: Seat | null): string {
  return (seat === null ? undefined : view.value?.players[seat]?.name) ?? t("somebody");
}

/** The name, or "You". */
export function youOrName(seat: Seat): string {
  return isMe(seat) ? t("you") : playerName(seat);
}

/** Names in a row; the reader, if among them, comes first, as "you" or, where a sentence begins, "You". */
export function playerNames(seats: readonly Seat[], place: "inside" | "start" = "inside"): string {
  const mine = seats.filter(isMe).map(() => (place === "start" ? t("you") : t("you-among")));
  return list([...mine, ...seats.filter((seat) => !isMe(seat)).map((seat) => playerName(seat))]);
}

/** The types a seat started with: none before the deal, two with two players. */
export function setOf(seat: Seat): readonly PieceType[] {
  return view.value?.seats?.[seat]?.set ?? [];
}

/** The animal that a seat is known by. */
export function totemOf(seat: Seat): PieceType | null {
  return setOf(seat)[0] ?? null;
}
