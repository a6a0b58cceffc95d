// The stage: hands open, then the animals on the boxes, then what lay under them, then each type in its column, up for
// TOP and down for BOTTOM; at last whoever scored most.

import { Piece } from "../shared/piece";
import { TYPES } from "../shared/pieces";
import { playerName } from "../shared/players";
import { type RoundSheet, type Side, type Standing, type TypeScore, t } from "../state/store";
import { Beads } from "./beads";
import { Column } from "./column";
import { Hands } from "./hands";
import type { Picture } from "./picture";
import { RevealBox } from "./reveal_box";
import { hasBegun } from "./script";
import { Winner } from "./winner";

interface StageProps {
  picture: Picture;
  sheet: RoundSheet;
}

export function Stage({ picture, sheet }: StageProps) {
  const { beat, cue } = picture;
  if (beat.step === "hands")
    return (
      <section class="reveal-stage" data-open="hands">
        <Hands sheet={sheet} />
      </section>
    );
  if (cue === "winner")
    return (
      <section class="reveal-stage" data-open="winner">
        <Winner sheet={sheet} />
      </section>
    );
  const isLifted = hasBegun("lift", beat);
  return (
    <section class="reveal-stage">
      {TYPES.map((type) => (
        <Column key={type} type={type} picture={picture} sheet={sheet} />
      ))}
      <span class="under under-top">{t("reveal-under", { side: "top" })}</span>
      <span class="under under-bottom">{t("reveal-under", { side: "bottom" })}</span>
      <RevealBox side="top" spirits={sheet.on_top} isLifted={isLifted} decides={decides("top", picture, sheet)} />
      <RevealBox
        side="bottom"
        spirits={sheet.on_bottom}
        isLifted={isLifted}
        decides={decides("bottom", picture, sheet)}
      />
      {beat.step === "spirits" && <PutThere side="top" spirits={sheet.on_top} />}
      {beat.step === "spirits" && <PutThere side="bottom" spirits={sheet.on_bottom} />}
      {isLifted && <Beads picture={picture} sheet={sheet} />}
    </section>
  );
}

/** Whether the type that is scored now is decided by this box: by what lay under it, or by the animal on it. */
function decides(side: Side, { beat, cue }: Picture, sheet: RoundSheet): TypeScore | null {
  const score = sheet.scores.find(({ kind }) => kind === beat.kind);
  return score && cue !== "count" && score.verdict.endsWith(side) ? score : null;
}

/** Who put the animals on a box. */
function PutThere({ side, spirits }: { side: Side; spirits: readonly Standing[] }) {
  return (
    <ul class={`reveal-heap heap-${side}`}>
      {spirits.map(({ kind, by }, at) => (
        <li key={kind} class="reveal-standing" data-kind="spirit" data-type={kind} style={{ "--i": at }}>
          <Piece kind="spirit" type={kind} size="free" class="piece" />
          <small>{playerName(by)}</small>
        </li>
      ))}
    </ul>
  );
}
