// One offer in full, with what its row has no room for: answer it, send it away.

import { useEffect } from "preact/hooks";
import { Button } from "../shared/button";
import { playerName } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { wordsOf } from "../shared/stack";
import { type OfferView, send, t, view } from "../state/store";
import { close, openComposer } from "../table/open_sheet";
import { SeenPieces } from "../table/seen_pieces";
import { mirror } from "./draft";
import { forget } from "./list";
import { WantedPieces } from "./wanted_pieces";
import { recipientNames, wordsOfWants } from "./wording";

/** The offer while it is open; the sheet closes when it has gone. */
export function useOpenOffer(number: number): OfferView | null {
  const offer = view.value?.offers?.find((each) => each.offer === number) ?? null;
  useEffect(() => {
    if (!offer) close();
  }, [offer === null]);
  return offer;
}

export function OfferSheet({ offer: number }: { offer: number }) {
  const offer = useOpenOffer(number);
  if (!offer) return null;
  const name = playerName(offer.giver);
  return (
    <Sheet title={t("offer-by", { name })} onClose={close} class="offer-sheet" bar={<Acts offer={offer} />}>
      <p class="offer-side">
        <b>{t("offer-you-get")}</b> <SeenPieces pieces={offer.gives} silent /> {wordsOf(offer.gives)}
      </p>
      <p class="offer-side">
        <b>{t("offer-you-give")}</b> <WantedPieces wants={offer.wants} /> {wordsOfWants(offer.wants)}
      </p>
      <p>{t("offer-seen-by", { to: recipientNames(offer.to), all: offer.to === null ? "yes" : "no" })}</p>
    </Sheet>
  );
}

function Acts({ offer }: { offer: OfferView }) {
  const counter = () => {
    mirror(offer);
    openComposer(offer.giver);
  };
  return (
    <>
      <Button id={`decline-${offer.offer}`} onPress={() => void decline(offer.offer)}>
        {t("offer-decline")}
      </Button>
      <Button look="primary" onPress={counter}>
        {t("offer-counter")}
      </Button>
    </>
  );
}

/** Nobody is told. */
async function decline(offer: number): Promise<void> {
  const { done } = await send({ type: "decline_offer", offer }, `decline-${offer}`);
  if (!done) return;
  forget(offer);
  close();
}
