// The people in a column, a row each: their animal, their name, what is to be said of them, and what they say.

import type { ComponentChildren } from "preact";
import { Icon, Piece } from "../shared/piece";
import { playerName, setOf } from "../shared/players";
import { type Seat, t, view } from "../state/store";
import { Said } from "./said";

interface RowProps {
  seat: Seat;
  isAway: boolean;
  state?: string | undefined;
  isDone?: boolean;
  children?: ComponentChildren;
}

/** `isDone` is ticked. */
export function PersonRow({ seat, isAway, state, isDone, children }: RowProps) {
  const { host } = view.value!.room;
  return (
    <li class="tv-row" data-seat={seat} data-away={isAway || undefined} data-done={isDone || undefined}>
      <Totems seat={seat} />
      <div class="tv-who">
        <b class="tv-name">{playerName(seat)}</b>
        <small>
          {state !== undefined && (
            <span>
              {isDone && <Icon name="check" />}
              {state}
            </span>
          )}
          {host === seat && (
            <span>
              <Icon name="crown" />
              {t("host")}
            </span>
          )}
          {children}
        </small>
      </div>
      <Said seat={seat} />
    </li>
  );
}

/** Their animals; before the deal the number of their seat. */
export function Totems({ seat }: { seat: Seat }) {
  const set = setOf(seat);
  if (!set.length)
    return (
      <span class="tv-totems">
        <i class="tv-token" aria-hidden="true">
          {seat + 1}
        </i>
      </span>
    );
  return (
    <span class="tv-totems">
      {set.map((type) => (
        <Piece key={type} kind="spirit" type={type} size="free" />
      ))}
    </span>
  );
}
