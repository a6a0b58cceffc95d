// Tells a screen reader of reactions: each kind of each person once in a while, however often it is shown.

import { isMe, playerName } from "../shared/players";
import { readOut } from "../shell/announcer";
import { type ReactionsSeen, reactions, type Seat, t } from "../state/store";
import { isMuted } from "./mutes";

const AGAIN_MS = 10_000;

export class Quieted {
  private readonly told = new Map<string, number>();

  /** Those that were not told of lately; they count as told with that. */
  fresh(seen: readonly ReactionsSeen[], now: number): ReactionsSeen[] {
    return seen.filter(({ seat, reaction }) => {
      const key = `${seat} ${reaction}`;
      const isFresh = now - (this.told.get(key) ?? -Infinity) >= AGAIN_MS;
      if (isFresh) this.told.set(key, now);
      return isFresh;
    });
  }
}

export function followReactions(): () => void {
  const quieted = new Quieted();
  let last = reactions.peek().at(-1)?.key ?? 0;
  return reactions.subscribe((batches) => {
    const seen = batches.filter(({ key }) => key > last).flatMap((batch) => batch.reactions);
    last = batches.at(-1)?.key ?? last;
    const others = seen.filter(({ seat }) => !isMe(seat) && !isMuted(seat));
    for (const { seat, reaction } of quieted.fresh(others, performance.now())) {
      readOut(t("reaction-seen", { name: nameOf(seat), reaction: t("reaction", { reaction }) }));
    }
  });
}

function nameOf(seat: Seat | null): string {
  return seat === null ? t("watchers") : playerName(seat);
}
