// What can be done with the selection, in sentences: the line says where the draft stands, the row takes what is
// wanted, the large button does it, and below stand the other acts. All keep their places whatever is chosen.

import { isOfferReady, recipients, selection, swap, wants } from "../offer/draft";
import { wantsNothing } from "../offer/wants";
import { recipientNames, shortName, shortPieces, shortWants } from "../offer/wording";
import { t } from "../state/store";
import { askedAbout } from "./asking";
import { isNone } from "./heaps";
import { WhyNot } from "./hint";
import { MainAction } from "./main_action";
import { OtherActs } from "./other_acts";
import { onePiece, total } from "./selection";
import { WantedRow } from "./wanted_row";

export function ActionBar() {
  return (
    <footer class="action-bar">
      <p class="bar-line" aria-live="polite">
        <span>{line()}</span>
      </p>
      <div class="trade-row">
        <WantedRow />
        <MainAction />
        <WhyNot at="offer" />
        <WhyNot at="swap" />
      </div>
      <OtherActs />
    </footer>
  );
}

/** Where the draft stands, and what is missing. */
function line(): string {
  const asked = askedAbout();
  if (asked) return t("table-tap-again-to", { sentence: asked });
  return swap.value ? swapLine() : offerLine();
}

function swapLine(): string {
  const own = onePiece(selection.value);
  const takes = swap.value?.takes;
  if (own && takes)
    return t("table-swap-for", { gives: shortName(own.kind, own.type), takes: shortName(takes.kind, takes.type) });
  if (takes) return t("table-swap-what", { takes: shortName(takes.kind, takes.type) });
  return t(own ? "table-swap-tap-center" : "table-swap-tap-own");
}

function offerLine(): string {
  const gives = total(selection.value);
  const [hasGives, hasWants] = [!isNone(gives), !wantsNothing(wants.value)];
  const to = recipientNames(recipients.value);
  const words = {
    gives: shortPieces(gives),
    wants: shortWants(wants.value),
    to,
    whom: recipients.value?.length ? "some" : "all",
  };
  if (hasGives && hasWants) return t(isOfferReady.value ? "offer-line" : "offer-line-whom", words);
  if (hasGives) return t("offer-line-gives", words);
  if (hasWants) return t("offer-line-wants", words);
  return !recipients.value?.length ? t("offer-line-rest") : t("offer-line-to", words);
}
