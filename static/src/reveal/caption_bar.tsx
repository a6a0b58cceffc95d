// The caption: what this beat shows, in a sentence, said once to a screen reader; and the host's way to skip.

import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { setOf } from "../shared/players";
import { type PieceType, type RevealBeat, type RoundSheet, send, t, view } from "../state/store";
import { captionOf } from "./sentences";
import { word } from "./wording";

export function CaptionBar({ beat, sheet }: { beat: RevealBeat; sheet: RoundSheet }) {
  const { progress, options } = view.value!;
  const { title, detail } = captionOf(beat, sheet, progress!.totals);
  const face = beat.kind ?? bestTotem(beat, sheet);
  const skip = () => void send({ type: "end_reveal" }, "end_reveal");
  return (
    <footer class="caption">
      {face && <Piece kind="spirit" type={face} size="free" class="piece" />}
      <p role="status">
        <b>{word(title)}</b>
        {detail && <small>{word(detail)}</small>}
      </p>
      {options?.acts.includes("end_reveal") && <Button id="end_reveal" onPress={skip}>{t("reveal-skip")}</Button>}
    </footer>
  );
}

/** The animal of whoever scored most, once that is said. */
function bestTotem({ step }: RevealBeat, { totals }: RoundSheet): PieceType | null {
  if (step !== "totals") return null;
  return setOf(totals.indexOf(Math.max(...totals)))[0] ?? null;
}
