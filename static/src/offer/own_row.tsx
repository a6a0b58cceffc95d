// An offer of the reader's own: to whom it is, and the way to take it back.

import { Piece } from "../shared/piece";
import { totemOf } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type OfferView, pending, send, t } from "../state/store";
import { showHint, WhyNot } from "../table/hint";
import { Name } from "../table/name";
import { SeenPieces } from "../table/seen_pieces";
import { Ended } from "./ended";
import { isGuarded } from "./list";
import type { Row } from "./rows";
import { WantedPieces } from "./wanted_pieces";
import { recipientNames, wordsOfWants } from "./wording";

export function OwnRow({ row: { offer, ended } }: { row: Row }) {
  const words = { get: wordsOf(offer.gives), give: wordsOfWants(offer.wants), to: recipientNames(offer.to) };
  return (
    <li class="offer offer-own" data-offer={offer.offer} data-giver={offer.giver} data-stale={ended ? "" : undefined}>
      <div class="offer-line">
        <To to={offer.to} />
        <span class="offer-give" aria-hidden="true">
          {t("offer-you-give-short")} <SeenPieces pieces={offer.gives} silent />
        </span>
        <span class="offer-get" aria-hidden="true">
          {t("offer-for")} <WantedPieces wants={offer.wants} />
        </span>
        <span class="visually-hidden">{t("offer-own-row", words)}</span>
      </div>
      {ended === null ? (
        <Withdraw offer={offer} label={t("offer-withdraw-label", words)} />
      ) : (
        <Ended row={{ offer, ended }} />
      )}
    </li>
  );
}

/** The faces of those it is for; a word when it is for everyone. */
function To({ to }: { to: readonly number[] | null }) {
  if (to === null)
    return (
      <b class="offer-who" aria-hidden="true">
        {t("offer-to-all")}
      </b>
    );
  return (
    <span class="offer-who" aria-hidden="true">
      {to.map((seat) => {
        const totem = totemOf(seat);
        return totem && <Piece key={seat} kind="spirit" type={totem} plain />;
      })}
    </span>
  );
}

function Withdraw({ offer: { offer }, label }: { offer: OfferView; label: string }) {
  const key = `own-${offer}`;
  const isPending = pending.value.has(key);
  const press = () => {
    if (isPending) return;
    if (isGuarded()) showHint(key, t("offer-too-soon"));
    else void send({ type: "withdraw_offer", offer }, key);
  };
  return (
    <>
      <button type="button" class="offer-accept offer-side-act" aria-busy={isPending} onClick={press}>
        <Name>{label}</Name>
        <span aria-hidden="true">{t("offer-withdraw")}</span>
      </button>
      <WhyNot at={key} />
    </>
  );
}
