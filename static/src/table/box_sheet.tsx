// Who put what under and on a box. Everybody saw how many; only the reader knows which of their own.

import { Piece } from "../shared/piece";
import { isMe, totemOf, youOrName } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { Stacks } from "../shared/stack";
import { type SeatView, type Side, t, view } from "../state/store";
import { isNone } from "./heaps";
import { close } from "./open_sheet";

export function BoxSheet({ side }: { side: Side }) {
  const { boxes, seats } = view.value!;
  return (
    <Sheet title={t("table-box-title", { side })} onClose={close}>
      <p>{t("table-box-worth", { side })}</p>
      {boxes![side].locked && <p>{t("table-box-locked", { side })}</p>}
      <ul class="box-list">
        {seats!.map((player) => (
          <Placed key={player.seat} player={player} side={side} />
        ))}
      </ul>
    </Sheet>
  );
}

function Placed({ player, side }: { player: SeatView; side: Side }) {
  const { boxes, mine } = view.value!;
  const { seat } = player;
  const totem = totemOf(seat);
  const count = side === "top" ? player.under_top : player.under_bottom;
  const own = isMe(seat) && mine ? (side === "top" ? mine.under_top : mine.under_bottom) : null;
  const spirits = boxes![side].spirits.filter(({ by }) => by === seat);
  return (
    <li data-seat={seat} data-count={count}>
      {totem && <Piece kind="spirit" type={totem} />}
      <b>{youOrName(seat)}</b>
      <span class="box-put">
        {t("table-placed", { count })}
        {own && !isNone(own) && <Stacks pieces={own} size="small" />}
        {spirits.map(({ kind }) => (
          <span key={kind} class="stack">
            <Piece kind="spirit" type={kind} />
            <span class="visually-hidden">{t("spirit-of", { type: kind })}</span>
          </span>
        ))}
      </span>
    </li>
  );
}
