// A box of the reveal, with the animals that stand on it; lifted, it shows what lay below.

import { Icon, Piece, Wordmark } from "../shared/piece";
import { type Side, type Standing, type TypeScore, t } from "../state/store";

interface RevealBoxProps {
  side: Side;
  spirits: readonly Standing[];
  isLifted: boolean;
  /** The type that this box decides now. */
  decides?: TypeScore | null;
}

export function RevealBox({ side, spirits, isLifted, decides = null }: RevealBoxProps) {
  const bySpirit = decides?.verdict.startsWith("spirit") ? decides.kind : null;
  return (
    <div
      class={`reveal-box box-${side}`}
      data-side={side}
      data-lifted={isLifted || undefined}
      data-bears={spirits.length > 0 || undefined}
      data-decides={(decides && !bySpirit) || undefined}
      aria-hidden="true"
    >
      <span class="box-spirits">
        {spirits.map(({ kind }, at) => (
          <span key={kind} class="box-spirit-stand" data-decides={bySpirit === kind || undefined} style={{ "--i": at }}>
            <Piece kind="spirit" type={kind} size="free" class="piece" />
          </span>
        ))}
      </span>
      <span class="lid">{side === "top" ? <Wordmark /> : t("table-bottom")}</span>
      <span class="box-face">
        <Icon name={side === "top" ? "plus" : "minus"} class="box-sign" />
      </span>
    </div>
  );
}
