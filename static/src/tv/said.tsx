// What people say, large enough to be read across the room: beside whoever said it, in this screen's language.

import { Piece } from "../shared/piece";
import { setOf } from "../shared/players";
import type { Seat, Talk } from "../state/store";
import { useIsBefore } from "../table/until";
import { heardTalk, lastSaid } from "../talk/heard";
import { speaker, wordTalk } from "../talk/wording";

const SHOWN_MS = 9_000; // eyes have to find it first
const LONG = 24; // signs: more are written smaller

/** A bubble at a player's sign. */
export function Said({ seat }: { seat: Seat }) {
  const line = lastSaid(seat);
  if (!useIsFresh(line)) return null;
  const words = wordTalk(line!);
  return (
    <p class="tv-say" data-long={words.length > LONG || undefined}>
      <span>{words}</span>
    </p>
  );
}

/** The last that anybody said, for scenes that have no sign of theirs; `of` keeps to one seat, null for the host's screen. */
export function SaidLine({ of }: { of?: Seat | null }) {
  const line = heardTalk.value.filter(({ seat }) => of === undefined || seat === of).at(-1);
  if (!useIsFresh(line)) return null;
  return (
    <p class="tv-line">
      {line!.seat !== null &&
        setOf(line!.seat)
          .slice(0, 1)
          .map((type) => <Piece key={type} kind="spirit" type={type} plain />)}
      <span>
        <b>{speaker(line!)}</b>
        {wordTalk(line!)}
      </span>
    </p>
  );
}

function useIsFresh(line: Talk | undefined): boolean {
  return useIsBefore(line ? line.at + SHOWN_MS : 0);
}
