// Wish badges: what each player shows that they want. They bind nobody, and last as long as the round.

import { effect } from "@preact/signals";
import { isMe, playerName } from "../shared/players";
import { nameOf } from "../shared/stack";
import { readOut } from "../shell/announcer";
import { type Seat, t, view, type Wish } from "../state/store";

export function wishOf(seat: Seat | null): Wish | null {
  return seat === null ? null : (view.value?.wishes?.[seat] ?? null);
}

/** "a yellow bead", "the yellow snake". */
export function wishWords({ kind, type }: Wish): string {
  return kind === "bead" ? t("wish-bead", { type }) : nameOf(kind, type);
}

const written = (wish: Wish | null | undefined) => (wish ? `${wish.kind} ${wish.type}` : "");

/** Tells a screen reader of badges that others have just put up; until it is stopped. */
export function followWishes(): () => void {
  let known = view.peek()?.wishes ?? null;
  return effect(() => {
    const now = view.value?.wishes ?? null;
    if (now === known) return;
    now?.forEach((wish, seat) => {
      const isNew = wish !== null && written(wish) !== written(known?.[seat]);
      if (isNew && !isMe(seat)) readOut(t("wish-seen", { name: playerName(seat), piece: wishWords(wish) }));
    });
    known = now;
  });
}
