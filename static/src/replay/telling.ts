// What is said of a moment, in a sentence: who did what when. The deeds have the words that they had at the table.

import type { Moment, PieceType, RoundReplay } from "../protocol";
import { wordEvent } from "../shell/events";
import { t } from "../words/words";
import { clockText } from "./course";

/** Without its time. */
export function sentenceOf(moment: Moment): string {
  return moment.deed === null ? t("replay-deal") : (wordEvent(moment.deed) ?? "");
}

/** With its time; the last one says as well that the round is over. */
export function toldAt({ moments, why }: RoundReplay, index: number): string {
  const moment = moments[index]!;
  const told = t("replay-at", { time: clockText(moment.at), sentence: sentenceOf(moment) });
  return index === moments.length - 1 && index > 0 ? `${told} ${t("event-round_ended", { why })}` : told;
}

/** The first moment in which beads of a type changed hands. */
export function firstWith({ moments }: RoundReplay, types: readonly PieceType[], type: PieceType): number {
  const at = types.indexOf(type);
  const found = moments.findIndex(({ deed }) => {
    if (deed?.type === "trade_made") return deed.gave.known.beads[at]! + deed.got.known.beads[at]! > 0;
    return deed?.type === "center_swapped" && deed.kind === "bead" && deed.took === type;
  });
  return Math.max(0, found);
}
