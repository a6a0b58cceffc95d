// Whoever scored most this round, in the light; below, how the match stands.

import { signed } from "../score/points";
import { Piece } from "../shared/piece";
import { isMe, playerName, playerNames, setOf, totemOf } from "../shared/players";
import { type RoundSheet, type Seat, t, view } from "../state/store";

export function Winner({ sheet }: { sheet: RoundSheet }) {
  const best = Math.max(...sheet.totals);
  const seats = sheet.totals.flatMap((points, seat) => (points === best ? [seat] : []));
  const totems = seats.flatMap((seat) => setOf(seat).slice(0, seats.length > 1 ? 1 : 2));
  return (
    <div class="winner" data-type={totems[0]} data-count={totems.length}>
      <i class="winner-rays" aria-hidden="true" />
      <span class="winner-totems" aria-hidden="true">
        {totems.map((type, at) => (
          <span key={type} style={{ "--i": at }}>
            <Piece kind="spirit" type={type} size="free" class="piece" />
          </span>
        ))}
      </span>
      <p class="winner-name">
        <b>{playerNames(seats, "start")}</b> <b class="winner-points">{signed(best)}</b>
      </p>
      <Standings totals={view.value!.progress!.totals} />
    </div>
  );
}

/** The match after this round, the first place first. */
function Standings({ totals }: { totals: readonly number[] }) {
  const seats = totals.map((_, seat) => seat).sort((one, other) => totals[other]! - totals[one]! || one - other);
  return (
    <ol class="winner-standing" aria-label={t("reveal-standing")}>
      {seats.map((seat, at) => (
        <Place key={seat} seat={seat} points={totals[seat]!} at={at} />
      ))}
    </ol>
  );
}

function Place({ seat, points, at }: { seat: Seat; points: number; at: number }) {
  const totem = totemOf(seat);
  return (
    <li data-me={isMe(seat) || undefined} style={{ "--i": at }}>
      {totem && <Piece kind="spirit" type={totem} plain />}
      <span class="visually-hidden">{playerName(seat)} </span>
      <b>{signed(points)}</b>
    </li>
  );
}
