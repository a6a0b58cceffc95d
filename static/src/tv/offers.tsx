// The open offers to everyone, the newest last; of many, the last ones.

import { WantedPieces } from "../offer/wanted_pieces";
import { recipientNames, wordsOfWants } from "../offer/wording";
import { Piece } from "../shared/piece";
import { playerName, setOf } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type OfferView, t, view } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";

const FIT = 3;

export function PublicOffers() {
  const offers = view.value!.offers ?? [];
  const more = offers.length - FIT;
  return (
    <section class="tv-offers" aria-label={t("offers")}>
      <h2>
        {t("offers")} {more > 0 && <small>{t("offers-more", { count: more })}</small>}
      </h2>
      {offers.length === 0 && <p class="tv-hint">{t("offers-none-watching")}</p>}
      <ol>
        {offers.slice(-FIT).map((offer) => (
          <Offer key={offer.offer} offer={offer} />
        ))}
      </ol>
    </section>
  );
}

function Offer({ offer: { offer, giver, to, gives, wants } }: { offer: OfferView }) {
  const words = { name: playerName(giver), get: wordsOf(gives), give: wordsOfWants(wants), to: recipientNames(to) };
  return (
    <li class="offer" data-offer={offer} data-giver={giver}>
      {setOf(giver)
        .slice(0, 1)
        .map((type) => (
          <Piece key={type} kind="spirit" type={type} plain />
        ))}
      <b class="tv-giver" aria-hidden="true">
        {playerName(giver)}
      </b>
      <span class="tv-sides" aria-hidden="true">
        <SeenPieces pieces={gives} silent /> <small>{t("offer-for")}</small> <WantedPieces wants={wants} />
      </span>
      <span class="visually-hidden">{t("offer-row-public", words)}</span>
    </li>
  );
}
