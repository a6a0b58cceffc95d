// The large button: makes the offer or the swap that the draft says; an offer that is not complete opens the composer.

import { isOfferReady, recipients, selection, sendOffer, sendSwap, swap, wants } from "../offer/draft";
import { recipientNames, shortName, shortPieces, shortWants } from "../offer/wording";
import { Icon } from "../shared/piece";
import { pending, t, view } from "../state/store";
import { mayOffer, maySwap } from "./acts";
import { isNone } from "./heaps";
import { hideHint, showHint } from "./hint";
import { openComposer } from "./open_sheet";
import { onePiece, total } from "./selection";
import { Name } from "./name";

interface Main {
  readonly key: string;
  /** On the button where it is small. */
  readonly verb: string;
  readonly to: string;
  /** On the button where it has room, and to a screen reader. */
  readonly sentence: string;
  readonly press: () => void;
  readonly isReady: boolean;
}

export function MainAction() {
  const { key, verb, to, sentence, press, isReady } = swap.value ? swapping() : offering();
  const isPending = pending.value.has(key);
  const onClick = () => {
    hideHint();
    if (!isPending) press();
  };
  return (
    <button type="button" class="action action-main" data-ready={isReady || undefined} aria-busy={isPending} onClick={onClick}>
      <Name>{sentence}</Name>
      <span class="sentence" aria-hidden="true">{sentence}</span>
      <span class="sentence-short" aria-hidden="true">
        <b>{verb}</b>
        {to && <small>{to}</small>}
      </span>
      <Icon name="chevron" />
    </button>
  );
}

function offering(): Main {
  const gives = total(selection.value);
  const isReady = isOfferReady.value;
  const { isOpen, why } = mayOffer(selection.value, view.value!.options!);
  const names = recipientNames(recipients.value);
  const words = { gives: shortPieces(gives), wants: shortWants(wants.value), to: names, some: isNone(gives) ? "no" : "yes" };
  return {
    key: "offer",
    verb: t(isReady ? "offer-verb" : "offer-verb-open"),
    to: isReady ? t("offer-to-short", { count: recipients.value?.length ?? 0, name: names }) : "",
    sentence: isReady ? t("offer-sentence", words) : t("offer-sentence-open", words),
    press: () => {
      if (!isOpen) showHint("offer", t(why!));
      else if (isReady) void sendOffer();
      else openComposer();
    },
    isReady,
  };
}

function swapping(): Main {
  const { options, mine, center } = view.value!;
  const own = onePiece(selection.value);
  const takes = swap.value!.takes;
  const isReady = own !== null && takes !== null;
  const { isOpen, why } = maySwap(selection.value, options!, mine!, center!);
  const words = own && takes ? { gives: shortName(own.kind, own.type), takes: shortName(takes.kind, takes.type) } : null;
  return {
    key: "swap",
    verb: t("table-swap-verb"),
    to: "",
    sentence: words ? t("table-swap-for", words) : t("table-swap-verb"),
    press: () => {
      if (!isOpen) showHint("swap", t(why!));
      else if (isReady) void sendSwap();
      else showHint("swap", t(own ? "table-swap-tap-center" : "table-swap-tap-own"));
    },
    isReady,
  };
}
