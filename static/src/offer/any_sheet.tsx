// Taking an offer that asks for "any": the reader chooses which of their pieces fill it, beyond those it names.

import { useState } from "preact/hooks";
import { Button } from "../shared/button";
import { NOTHING } from "../shared/pieces";
import { playerName } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { wordsOf } from "../shared/stack";
import { type OfferView, type PieceKind, send, t, view } from "../state/store";
import { beadCount, countIn, less, ofKind, overlap, plus, spiritCount, withCount } from "../table/heaps";
import { close } from "../table/open_sheet";
import { SeenPieces } from "../table/seen_pieces";
import { total } from "../table/selection";
import { linger } from "./list";
import { useOpenOffer } from "./offer_sheet";
import { Pick, PickRow } from "./pick";
import { wordsOfWants } from "./wording";

export function AnySheet({ offer: number }: { offer: number }) {
  const offer = useOpenOffer(number);
  return offer ? <Chooser offer={offer} /> : null;
}

function Chooser({ offer }: { offer: OfferView }) {
  const [wish, setChosen] = useState(NOTHING);
  const spare = less(total(view.value!.mine!), offer.wants.pieces);
  const chosen = overlap(wish, spare); // what has left the reader meanwhile is no longer chosen
  const { any_beads: beads, any_spirits: spirits, pieces: named } = offer.wants;
  const isFull = beadCount(chosen) === beads && spiritCount(chosen) === spirits;
  const key = `accept-any-${offer.offer}`; // not the line's: its refusals belong here
  const accept = async () => {
    const { done } = await send(
      { type: "accept_offer", offer: offer.offer, gives: { anywhere: plus(named, chosen) } },
      key,
    );
    if (done) close();
    else linger(offer.offer);
  };
  const row = (kind: PieceKind, most: number) =>
    most > 0 && (
      <PickRow
        heap={ofKind(spare, kind)}
        draw={(type, held) => {
          const count = countIn(chosen, kind, type);
          const room = most > (kind === "bead" ? beadCount(chosen) : spiritCount(chosen)) && count < held;
          const press = () => setChosen(withCount(chosen, kind, type, room ? count + 1 : 0));
          return <Pick key={type} kind={kind} type={type} count={count} of={held} onPress={press} />;
        }}
      />
    );
  const bar = (
    <Button look="primary" id={key} disabled={!isFull} describedBy="any-left" onPress={() => void accept()}>
      {t("offer-accept")}
    </Button>
  );
  return (
    <Sheet title={t("offer-by", { name: playerName(offer.giver) })} onClose={close} class="composer" bar={bar}>
      <p class="offer-side">
        <b>{t("offer-you-get")}</b> <SeenPieces pieces={offer.gives} silent /> {wordsOf(offer.gives)}
      </p>
      <section class="offer-side side-give">
        <h3>{t("offer-you-give")}</h3>
        <p id="any-left" aria-live="polite">
          {t("offer-choose-any", {
            pieces: wordsOfWants(offer.wants),
            beads: beads - beadCount(chosen),
            spirits: spirits - spiritCount(chosen),
          })}
        </p>
        {row("bead", beads)}
        {row("spirit", spirits)}
      </section>
    </Sheet>
  );
}
