// An offer of the reader's own: to whom, and the way to take it back. When it has ended and they still hold what they
// gave, one tap offers it again.

import { Piece } from "../shared/piece";
import { playerName, totemOf } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type OfferView, pending, send, t } from "../state/store";
import { showHint, WhyNot } from "../table/hint";
import { SeenPieces } from "../table/seen_pieces";
import { dismiss, isGuarded } from "./list";
import type { Row } from "./rows";
import { WantedPieces } from "./wanted_pieces";
import { recipientNames, wordsOfWants } from "./wording";
import { Name } from "../table/name";

export function OwnRow({ row: { offer, ended } }: { row: Row }) {
  const key = `own-${offer.offer}`;
  const words = { get: wordsOf(offer.gives), give: wordsOfWants(offer.wants), to: recipientNames(offer.to) };
  return (
    <li class="offer offer-own" data-offer={offer.offer} data-giver={offer.giver} data-stale={ended ? "" : undefined}>
      <div class="offer-line">
        <To to={offer.to} />
        <span class="offer-give" aria-hidden="true">{t("offer-you-give-short")} <SeenPieces pieces={offer.gives} silent /></span>
        <span class="offer-get" aria-hidden="true">{t("offer-for")} <WantedPieces wants={offer.wants} /></span>
        <span class="visually-hidden">{t("offer-own-row", words)}</span>
      </div>
      {ended === null && <SideButton id={key} label={t("offer-withdraw-label", words)} text={t("offer-withdraw")} onPress={() => withdraw(offer, key)} />}
      {ended?.seen?.again && <SideButton id={key} label={t("offer-again-label", words)} text={t("offer-again")} onPress={() => again(offer, key)} />}
      {ended && !ended.seen?.again && <span class="offer-end" role="status">{endWords(ended.seen?.by ?? null)}</span>}
      <WhyNot at={key} />
    </li>
  );
}

function endWords(by: number | null): string {
  return by === null ? t("offer-own-gone") : t("offer-own-taken", { name: playerName(by) });
}

/** The faces of those it is for; a word when it is for everyone. */
function To({ to }: { to: readonly number[] | null }) {
  if (to === null) return <b class="offer-who" aria-hidden="true">{t("offer-to-all")}</b>;
  return (
    <span class="offer-who" aria-hidden="true">
      {to.map((seat) => {
        const totem = totemOf(seat);
        return totem && <Piece key={seat} kind="spirit" type={totem} plain />;
      })}
    </span>
  );
}

interface SideButtonProps { id: string; label: string; text: string; onPress: () => void }

function SideButton({ id, label, text, onPress }: SideButtonProps) {
  const isPending = pending.value.has(id);
  const press = () => {
    if (isPending) return;
    if (isGuarded()) showHint(id, t("offer-too-soon"));
    else onPress();
  };
  return (
    <button type="button" class="offer-accept offer-side-act" aria-busy={isPending} onClick={press}>
      <Name>{label}</Name>
      <span aria-hidden="true">{text}</span>
    </button>
  );
}

function withdraw({ offer }: OfferView, key: string): void {
  void send({ type: "withdraw_offer", offer }, key);
}

/** The same content as a new offer. */
async function again({ offer, to, gives, wants }: OfferView, key: string): Promise<void> {
  const { done } = await send({ type: "make_offer", to, gives: { anywhere: gives }, wants }, key);
  if (done) dismiss(offer);
}
