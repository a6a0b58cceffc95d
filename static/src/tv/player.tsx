// A player of a running round as all see them: what lies open before them, what they have in their fingers, how much is
// in their hand, what they wish for, and what they say.

import { Piece } from "../shared/piece";
import { playerName } from "../shared/players";
import { type SeatView, t } from "../state/store";
import { isNone } from "../table/heaps";
import { Name } from "../table/name";
import { SeenPieces } from "../table/seen_pieces";
import { wishOf, wishWords } from "../table/wishes";
import { Totems } from "./people";
import { Said } from "./said";

export function Player({ player }: { player: SeatView }) {
  const { seat, set, hand, presence, front, fingers } = player;
  return (
    <li
      class="friend tv-player"
      data-seat={seat}
      data-hand={hand}
      data-type={set[0]}
      data-away={presence === "here" ? undefined : presence}
    >
      <Said seat={seat} />
      <b class="tv-name">{playerName(seat)}</b>
      <div class="tv-face">
        <Totems seat={seat} />
        <span class="tv-hand">{t("table-hand", { count: hand })}</span>
        {presence !== "here" && <i class="tv-away">{t("table-presence", { presence })}</i>}
        {!isNone(fingers) && (
          <span class="tv-fingers">
            <small>{t("table-zone", { zone: "fingers" })}</small>
            <SeenPieces pieces={fingers} zone="fingers" />
          </span>
        )}
        <Wish seat={seat} />
      </div>
      <div class="tv-front">
        <SeenPieces pieces={front} zone="front" />
      </div>
    </li>
  );
}

function Wish({ seat }: { seat: number }) {
  const wish = wishOf(seat);
  if (!wish) return null;
  return (
    <span class="tv-wish" data-kind={wish.kind} data-type={wish.type}>
      <Name>{t("wish-seen", { name: playerName(seat), piece: wishWords(wish) })}</Name>
      <small aria-hidden="true">{t("wish-wants")}</small>
      <Piece kind={wish.kind} type={wish.type} plain />
    </span>
  );
}
