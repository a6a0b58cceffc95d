// The large button: makes the offer or the swap that the draft says; an offer that is not complete opens the composer.

import {
  hasBothSides,
  isDoubleTap,
  isOfferReady,
  offerToEveryone,
  recipients,
  selection,
  sendOffer,
  sendSwap,
  swap,
  wants,
} from "../offer/draft";
import { recipientNames, shortName, shortPieces, shortWants } from "../offer/wording";
import { Marked, markedParts, type Part } from "../shared/marked";
import { Icon } from "../shared/piece";
import { pending, t, view } from "../state/store";
import { mayOffer, maySwap } from "./acts";
import { isNone } from "./heaps";
import { hideHint, showHint } from "./hint";
import { Name } from "./name";
import { openComposer } from "./open_sheet";
import { onePiece, total } from "./selection";

interface Main {
  readonly key: string;
  /** On the button where it is small: its verb stands out. */
  readonly face: readonly Part[];
  /** On the button where it has room, and to a screen reader. */
  readonly sentence: string;
  readonly press: () => void;
  readonly isReady: boolean;
}

export function MainAction() {
  const { key, face, sentence, press, isReady } = swap.value ? swapping() : offering();
  const isPending = pending.value.has(key);
  const onClick = () => {
    hideHint();
    if (!isPending && !isDoubleTap()) press();
  };
  return (
    <button
      type="button"
      class="action action-main"
      data-ready={isReady || undefined}
      aria-busy={isPending}
      onClick={onClick}
    >
      <Name>{sentence}</Name>
      <span class="sentence" aria-hidden="true">
        {sentence}
      </span>
      <span class="sentence-short" aria-hidden="true">
        <Marked parts={face} />
      </span>
      <Icon name="chevron" />
    </button>
  );
}

function offering(): Main {
  const words = draftWords();
  if (isOfferReady.value) {
    const count = recipients.value?.length ?? 0;
    return {
      key: "offer",
      face: markedParts("offer-face", { count, name: words.to }),
      sentence: t("offer-sentence", words),
      press: () => whenOpen(() => void sendOffer()),
      isReady: true,
    };
  }
  return hasBothSides.value ? asking(words) : composing(words);
}

function draftWords(): { gives: string; wants: string; to: string } {
  const [gives, to] = [shortPieces(total(selection.value)), recipientNames(recipients.value)];
  return { gives, wants: shortWants(wants.value), to };
}

function whenOpen(act: () => void): void {
  const { isOpen, why } = mayOffer(selection.value, view.value!.options!);
  if (isOpen) act();
  else showHint("offer", t(why!));
}

/** Both sides stand, and nobody is chosen any more: everyone is one tap away, and sent with the next. */
function asking(words: { gives: string; wants: string }): Main {
  return {
    key: "offer",
    face: markedParts("offer-everyone-face"),
    sentence: t("offer-everyone-label", words),
    press: offerToEveryone,
    isReady: false,
  };
}

function composing({ gives, to }: { gives: string; to: string }): Main {
  return {
    key: "offer",
    face: markedParts("offer-open-face"),
    sentence: t("offer-sentence-open", {
      gives,
      to,
      some: isNone(total(selection.value)) ? "no" : "yes",
      whom: recipients.value?.length ? "some" : "all",
    }),
    press: () => whenOpen(() => openComposer()),
    isReady: false,
  };
}

function swapping(): Main {
  const { options, mine, center } = view.value!;
  const own = onePiece(selection.value);
  const takes = swap.value!.takes;
  const isReady = own !== null && takes !== null;
  const { isOpen, why } = maySwap(selection.value, options!, mine!, center!);
  const words =
    own && takes ? { gives: shortName(own.kind, own.type), takes: shortName(takes.kind, takes.type) } : null;
  return {
    key: "swap",
    face: markedParts("swap-face"),
    sentence: words ? t("table-swap-for", words) : t("table-swap-start"),
    press: () => {
      if (!isOpen) showHint("swap", t(why!));
      else if (isReady) void sendSwap();
      else showHint("swap", t(own ? "table-swap-tap-center" : "table-swap-tap-own"));
    },
    isReady,
  };
}
