// The open offers that the reader sees: those to them first, then their own. Each side newest last.

import { useState } from "preact/hooks";
import { isMe } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { t, view } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";
import { guard, rows } from "./list";
import { OfferRow } from "./offer_row";
import { OwnRow } from "./own_row";
import { linesKept, seenOf } from "./room";
import type { Row } from "./rows";
import { WantedPieces } from "./wanted_pieces";
import { recipientNames, wordsOfWants } from "./wording";

export function Offers() {
  const [isOpen, setOpen] = useState(false);
  const toMe = rows.value.filter(({ offer }) => !isMe(offer.giver));
  const mine = rows.value.filter(({ offer }) => isMe(offer.giver));
  const seen = seenOf(rows.value.length);
  const folded = rows.value.length - seen;
  const foldedOwn = mine.slice(Math.max(0, seen - toMe.length));
  const fold = () => {
    guard();
    setOpen(!isOpen);
  };
  return (
    <section
      class="offers"
      aria-label={t("offers")}
      data-open={(isOpen && folded > 0) || undefined}
      data-seen={folded ? seen : undefined}
      data-lines={linesKept()}
    >
      {rows.value.length > 0 && (
        <ol>
          {toMe.map((row) => (
            <OfferRow key={row.offer.offer} row={row} />
          ))}
          {mine.map((row) => (
            <OwnRow key={row.offer.offer} row={row} />
          ))}
        </ol>
      )}
      {folded > 0 && (
        <button type="button" class="more-offers" aria-expanded={isOpen} onClick={fold}>
          <span>
            {isOpen ? t("offers-fewer") : t("offers-more", { count: folded })}
            {!isOpen && foldedOwn.length > 0 && <FoldedOwn rows={foldedOwn} />}
          </span>
        </button>
      )}
      {rows.value.length === 0 && (
        <p class="offers-none">{t(view.value!.mine ? "offers-none" : "offers-none-watching")}</p>
      )}
    </section>
  );
}

/** Own offers that are folded away, the newest drawn, in the pill that unfolds them: nobody should forget them. */
function FoldedOwn({ rows: own }: { rows: readonly Row[] }) {
  const { offer, ended } = own.at(-1)!;
  const words = { get: wordsOf(offer.gives), give: wordsOfWants(offer.wants), to: recipientNames(offer.to) };
  return (
    <>
      <span class="visually-hidden"> {t("offer-own-row", words)}</span>
      <span class="own-folded" aria-hidden="true" data-stale={ended ? "" : undefined}>
        <SeenPieces pieces={offer.gives} silent /> {t("offer-for")} <WantedPieces wants={offer.wants} />
        {own.length > 1 && <b>+{own.length - 1}</b>}
      </span>
    </>
  );
}
