// An offer that has ended, made anew: the reader's own as it was, or somebody else's from the reader's side. Pure.

import type { MakeOffer, OfferView, Seat } from "../protocol";
import type { Row } from "./rows";
import { lacksNothing, wantsAny, wantsOf } from "./wants";

/** Whether the reader could still make it: the server said so of their own; of another's they lacked nothing. */
export function canOfferAgain({ offer, ended }: Row, me: Seat | null): boolean {
  if (!ended || me === null) return false;
  if (offer.giver === me) return ended.seen?.again === true;
  return ended.seen?.by !== me && offer.lacks !== null && lacksNothing(offer.lacks);
}

/** The command; null where the reader has to choose first which pieces they give. */
export function offerAgain({ giver, to, gives, wants }: OfferView, me: Seat | null): MakeOffer | null {
  if (giver === me) return { type: "make_offer", to, gives: { anywhere: gives }, wants };
  if (wantsAny(wants)) return null;
  return { type: "make_offer", to: [giver], gives: { anywhere: wants.pieces }, wants: wantsOf(gives) };
}
