// A box of the reveal, with the animals that stand on it; lifted, it shows what lay below.

import { Icon, Piece, Wordmark } from "../shared/piece";
import { type Side, type Standing, t } from "../state/store";

interface RevealBoxProps { side: Side; spirits: readonly Standing[]; isLifted: boolean }

export function RevealBox({ side, spirits, isLifted }: RevealBoxProps) {
  return (
    <div class={`reveal-box box-${side}`} data-side={side} data-lifted={isLifted || undefined} aria-hidden="true">
      <span class="box-spirits">
        {spirits.map(({ kind }) => <Piece key={kind} kind="spirit" type={kind} size="free" class="piece" />)}
      </span>
      <span class="lid">{side === "top" ? <Wordmark /> : t("table-bottom")}</span>
      <span class="box-face"><Icon name={side === "top" ? "plus" : "minus"} class="box-sign" /></span>
    </div>
  );
}
