// The open offers that the reader sees: those to them first, then their own. Each side newest last.

import { useState } from "preact/hooks";
import { isMe } from "../shared/players";
import { t, view } from "../state/store";
import { guard, rows } from "./list";
import { OfferRow } from "./offer_row";
import { OwnRow } from "./own_row";

const SEEN_ON_LOW_SCREENS = 2; // as the style sheet folds them

export function Offers() {
  const [isOpen, setOpen] = useState(false);
  const toMe = rows.value.filter(({ offer }) => !isMe(offer.giver));
  const mine = rows.value.filter(({ offer }) => isMe(offer.giver));
  const folded = rows.value.length - SEEN_ON_LOW_SCREENS;
  const fold = () => {
    guard();
    setOpen(!isOpen);
  };
  return (
    <section class="offers" aria-label={t("offers")} data-open={isOpen || undefined}>
      {rows.value.length > 0 && (
        <ol>
          {toMe.map((row) => <OfferRow key={row.offer.offer} row={row} />)}
          {mine.map((row) => <OwnRow key={row.offer.offer} row={row} />)}
        </ol>
      )}
      {folded > 0 && (
        <button type="button" class="more-offers" aria-expanded={isOpen} onClick={fold}>
          <span>{isOpen ? t("offers-fewer") : t("offers-more", { count: folded })}</span>
        </button>
      )}
      {rows.value.length === 0 && <p class="offers-none">{t(view.value!.mine ? "offers-none" : "offers-none-watching")}</p>}
    </section>
  );
}
