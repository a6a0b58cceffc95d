// What stands in the place of an offer's buttons once it has ended: how it did and, for whom it still makes sense, one
// tap that offers it again. A tap that comes late, or twice, is told what became of the offer and does nothing else.

import { Marked, markedParts } from "../shared/marked";
import { isMe, playerName } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type OfferView, pending, send, t, view } from "../state/store";
import { hideHint, showHint, WhyNot } from "../table/hint";
import { Name } from "../table/name";
import { openComposer } from "../table/open_sheet";
import { canOfferAgain, offerAgain } from "./again";
import { mirror } from "./draft";
import { dismiss, isGuarded, linger } from "./list";
import type { Ending, Row } from "./rows";
import { recipientNames, wordsOfWants } from "./wording";

interface EndedRow extends Row {
  readonly ended: Ending;
}

const againKey = ({ offer }: OfferView) => `again-${offer}`;

export function Ended({ row }: { row: EndedRow }) {
  const words = endWords(row);
  return (
    <>
      {canOfferAgain(row, view.value!.you.seat) ? (
        <AgainButton row={row} words={words} />
      ) : (
        <span class="offer-end" onClick={() => tellEnd(row)}>
          {t("offer-end", words)}
        </span>
      )}
      <WhyNot at={againKey(row.offer)} />
    </>
  );
}

/** How an offer ended, as arguments of sentences. */
function endWords({ offer, ended }: EndedRow): { how: string; name: string } {
  const by = ended.seen?.by ?? null;
  if (by === null) return { how: "gone", name: "" };
  if (isMe(by)) return { how: "mine", name: "" };
  return { how: isMe(offer.giver) ? "accepted" : "faster", name: playerName(by) };
}

/** Says beside the row what became of it, and leaves the time to read it. */
export function tellEnd(row: EndedRow): void {
  linger(row.offer.offer);
  const words = endWords(row);
  const isDoubleTap = words.how === "mine"; // the row says it already, and nothing went wrong
  if (!isDoubleTap) showHint(againKey(row.offer), t("offer-end-told", words));
}

function AgainButton({ row, words }: { row: EndedRow; words: { how: string; name: string } }) {
  const { offer, ended } = row;
  const key = againKey(offer);
  const isPending = pending.value.has(key);
  const press = () => {
    if (isPending) return;
    if (isGuarded(ended.at)) return tellEnd(row);
    hideHint();
    void again(offer, key);
  };
  return (
    <button type="button" class="offer-accept offer-side-act offer-again" aria-busy={isPending} onClick={press}>
      <Name>{`${t("offer-end-told", words)} ${againLabel(offer)}`}</Name>
      <span aria-hidden="true">
        <Marked parts={markedParts(isMe(offer.giver) ? "offer-again-face" : "offer-turned-face", words)} />
      </span>
    </button>
  );
}

function againLabel(offer: OfferView): string {
  const [gives, wants] = [wordsOf(offer.gives), wordsOfWants(offer.wants)];
  if (isMe(offer.giver)) return t("offer-again-label", { to: recipientNames(offer.to), get: gives, give: wants });
  return t("offer-turned-label", { name: playerName(offer.giver), give: wants, get: gives });
}

/** The same content as a new offer; where it leaves a choice, the composer asks. */
async function again(offer: OfferView, key: string): Promise<void> {
  const command = offerAgain(offer, view.peek()!.you.seat);
  if (!command) {
    mirror(offer);
    return openComposer(offer.giver);
  }
  const { done } = await send(command, key);
  if (done) dismiss(offer.offer);
}
