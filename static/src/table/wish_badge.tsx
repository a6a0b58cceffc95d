// A friend's wish, beside their face. One tap begins the offer that answers it: to them, giving one of what they want.

import { answerWish } from "../offer/draft";
import { Piece } from "../shared/piece";
import { playerName } from "../shared/players";
import { type Seat, t, view, type Wish } from "../state/store";
import { countIn } from "./heaps";
import { hideHint, showHint, WhyNot } from "./hint";
import { Name } from "./name";
import { total } from "./selection";
import { wishOf, wishWords } from "./wishes";

export function WishBadge({ seat }: { seat: Seat }) {
  const wish = wishOf(seat);
  return (
    <>
      {wish && <Badge seat={seat} wish={wish} />}
      <WhyNot at={`wish-${seat}`} />
    </>
  );
}

function Badge({ seat, wish }: { seat: Seat; wish: Wish }) {
  const { mine } = view.value!;
  const words = { name: playerName(seat), piece: wishWords(wish) };
  const shown = (
    <>
      <small aria-hidden="true">{t("wish-wants")}</small>
      <span class="wish-disc" data-kind={wish.kind}>
        <Piece kind={wish.kind} type={wish.type} size="small" />
      </span>
    </>
  );
  if (!mine)
    return (
      <span class="wish-badge">
        <Name>{t("wish-seen", words)}</Name>
        {shown}
      </span>
    );
  const press = () => {
    hideHint();
    if (countIn(total(mine), wish.kind, wish.type)) answerWish(seat, wish);
    else showHint(`wish-${seat}`, t("wish-not-held", words));
  };
  return (
    <button type="button" class="wish-badge" data-type={wish.type} onClick={press}>
      <Name>{t("wish-answer", words)}</Name>
      {shown}
    </button>
  );
}
