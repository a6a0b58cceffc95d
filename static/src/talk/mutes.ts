// Whom this device does not hear: their lines, phrases and reactions. Its law: nobody else is told, nothing of the game is
// hidden with it, and there is always a way back. Kept for each room in this browser.

import { effect, signal, untracked } from "@preact/signals";
import { happenings, type PlayerView, type Seat, view } from "../state/store";

/** A player, or with seat null all who have none: the screen of the host and those who watch. */
export interface Mute {
  readonly seat: Seat | null;
  readonly name: string;
}
export type Mutes = readonly Mute[];

export const mutes = signal<Mutes>([]);

export function isMuted(seat: Seat | null): boolean {
  return mutes.value.some((each) => each.seat === seat);
}

export function toggleMute({ seat, name }: Mute): void {
  mutes.value = isMuted(seat) ? without(mutes.value, seat) : [...mutes.value, { seat, name }];
}

export function without(all: Mutes, seat: Seat | null): Mutes {
  return all.filter((each) => each.seat !== seat);
}

/**
 * The mutes as the players sit now. In the lobby later seats move up when one is given up, so a name that is found on
 * another seat went there. A name that is found nowhere was changed: a new name is no way out of a mute.
 */
export function following(all: Mutes, players: readonly PlayerView[]): Mutes {
  return all.flatMap((mute): Mute[] => {
    if (mute.seat === null || players[mute.seat]?.name === mute.name) return [mute];
    const moved = players.find(({ name }) => name === mute.name) ?? players[mute.seat];
    return moved ? [{ seat: moved.seat, name: moved.name }] : [];
  });
}

const KEY = "mutes ";

/** Reads what was kept for a room and follows who sits where; the function returned ends it. */
export function keepMutes(room: string): () => void {
  mutes.value = recall(KEY + room);
  const stops = [
    effect(() => {
      const players = view.value?.players;
      if (players) untracked(() => update(following(mutes.peek(), players)));
    }),
    followNewcomers(),
    effect(() => remember(KEY + room, mutes.value)),
  ];
  return () => stops.forEach((stop) => stop());
}

function update(next: Mutes): void {
  if (JSON.stringify(next) !== JSON.stringify(mutes.peek())) mutes.value = next;
}

/** Whoever is given a muted player's seat is somebody else. */
function followNewcomers(): () => void {
  let last = happenings.peek().at(-1)?.key ?? 0;
  return effect(() => {
    const fresh = happenings.value.filter(({ key }) => key > last);
    last = happenings.value.at(-1)?.key ?? last;
    const given = fresh.flatMap(({ event }) => (event.type === "seat_given" ? [event.seat] : []));
    untracked(() => update(given.reduce<Mutes>(without, mutes.peek())));
  });
}

function recall(key: string): Mutes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMute) : [];
  } catch {
    return [];
  }
}

function isMute(each: unknown): each is Mute {
  const { seat, name } = (each ?? {}) as Partial<Mute>;
  return (seat === null || typeof seat === "number") && typeof name === "string";
}

function remember(key: string, all: Mutes): void {
  try {
    if (all.length) localStorage.setItem(key, JSON.stringify(all));
    else localStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing
  }
}
