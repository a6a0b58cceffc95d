// An offer of somebody else, from the reader's side: what they get, what they give, and one tap to take it. A tap on
// the line answers it with a counter-offer.

import { Piece } from "../shared/piece";
import { playerName, totemOf } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type OfferView, pending, send, t, view } from "../state/store";
import { hideHint, showHint, WhyNot } from "../table/hint";
import { Name } from "../table/name";
import { openComposer, openSheet } from "../table/open_sheet";
import { SeenPieces } from "../table/seen_pieces";
import { mirror } from "./draft";
import { Ended, tellEnd } from "./ended";
import { isGuarded, linger } from "./list";
import type { Row } from "./rows";
import { WantedPieces } from "./wanted_pieces";
import { lacksNothing, wantsAny } from "./wants";
import { recipientNames, wordsOfWants } from "./wording";

export function OfferRow({ row: { offer, ended } }: { row: Row }) {
  const isPlaying = view.value!.mine !== null;
  const isOpen = ended === null && isPlaying;
  return (
    <li class="offer" data-offer={offer.offer} data-giver={offer.giver} data-stale={ended ? "" : undefined}>
      <Line offer={offer} isOpen={isOpen} onLate={ended ? () => tellEnd({ offer, ended }) : undefined} />
      {ended && <Ended row={{ offer, ended }} />}
      {isOpen &&
        (offer.lacks && lacksNothing(offer.lacks) ? <AcceptButton offer={offer} /> : <LackNote offer={offer} />)}
      {isOpen && <MoreButton offer={offer} />}
      <WhyNot at={acceptKey(offer)} />
    </li>
  );
}

function acceptKey(offer: OfferView): string {
  return `accept-${offer.offer}`;
}

interface LineProps {
  offer: OfferView;
  isOpen: boolean;
  onLate: (() => void) | undefined;
}

/** `onLate` tells a tap what became of an offer that has ended. */
function Line({ offer, isOpen, onLate }: LineProps) {
  const totem = totemOf(offer.giver);
  const words = { name: playerName(offer.giver), get: wordsOf(offer.gives), give: wordsOfWants(offer.wants) };
  const shown = (
    <>
      {totem && <Piece kind="spirit" type={totem} plain />}
      {!isOpen && view.value!.mine === null && <b class="offer-who">{playerName(offer.giver)}</b>}
      <Sides offer={offer} />
    </>
  );
  if (!isOpen) {
    return (
      <div class="offer-line" onClick={onLate}>
        {shown}
        <span class="visually-hidden">{t("offer-row-public", { ...words, to: recipientNames(offer.to) })}</span>
      </div>
    );
  }
  const counter = () => {
    if (isGuarded()) return showHint(acceptKey(offer), t("offer-too-soon"));
    hideHint();
    mirror(offer);
    openComposer(offer.giver);
  };
  return (
    <button type="button" class="offer-line" aria-haspopup="dialog" onClick={counter}>
      <Name>{t("offer-row", words)}</Name>
      {shown}
    </button>
  );
}

function Sides({ offer }: { offer: OfferView }) {
  const isPlaying = view.value!.mine !== null;
  return (
    <>
      <span class="offer-get" aria-hidden="true">
        {t(isPlaying ? "offer-get" : "offer-gives")} <SeenPieces pieces={offer.gives} silent />
      </span>
      <span class="offer-give" aria-hidden="true">
        {t(isPlaying ? "offer-give" : "offer-wants")} <WantedPieces wants={offer.wants} />
      </span>
    </>
  );
}

/** One tap takes the offer. Where it leaves a choice, the reader chooses first. */
export function AcceptButton({ offer }: { offer: OfferView }) {
  const key = acceptKey(offer);
  const isPending = pending.value.has(key);
  const press = () => {
    if (isPending) return;
    if (isGuarded()) return showHint(key, t("offer-too-soon"));
    hideHint();
    if (wantsAny(offer.wants)) openSheet.value = { name: "any", offer: offer.offer };
    else void accept(offer, key);
  };
  const words = { name: playerName(offer.giver), get: wordsOf(offer.gives), give: wordsOfWants(offer.wants) };
  return (
    <button type="button" class="offer-accept" aria-busy={isPending} onClick={press}>
      <Name>{t("offer-accept-label", words)}</Name>
      <span aria-hidden="true">{t(wantsAny(offer.wants) ? "offer-accept-any" : "offer-accept")}</span>
    </button>
  );
}

/** Whoever comes too late reads who was faster. */
async function accept({ offer }: OfferView, key: string): Promise<void> {
  const answer = await send({ type: "accept_offer", offer }, key);
  if (!answer.done) linger(offer);
}

/** Told to the reader alone, by the server. */
function LackNote({ offer: { lacks } }: { offer: OfferView }) {
  if (!lacks) return <span class="offer-lack" />;
  return (
    <span class="offer-lack">
      {t("offer-lack")} <SeenPieces pieces={lacks.pieces} />
      {lacks.beads > 0 && <span>{t("any-beads-more", { count: lacks.beads })}</span>}
      {lacks.spirits > 0 && <span>{t("any-spirits-more", { count: lacks.spirits })}</span>}
    </span>
  );
}

function MoreButton({ offer }: { offer: OfferView }) {
  return (
    <button
      type="button"
      class="offer-more"
      aria-haspopup="dialog"
      onClick={() =>
        isGuarded()
          ? showHint(acceptKey(offer), t("offer-too-soon"))
          : (openSheet.value = { name: "offer", offer: offer.offer })
      }
    >
      <Name>{t("offer-row-more", { name: playerName(offer.giver) })}</Name>
      <span aria-hidden="true">•••</span>
    </button>
  );
}
