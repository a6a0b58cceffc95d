// What happened in a round, in order, now that all pieces are known [END4]: the sentences in which it was told, kept
// folded until somebody wants them.

import { wordEvent } from "../shell/events";
import { type RoundSheet, t } from "../state/store";

export function Timeline({ sheet }: { sheet: RoundSheet }) {
  const told = sentencesOf(sheet);
  if (!told.length) return null;
  return (
    <details class="timeline">
      <summary>{t("timeline", { round: sheet.round })}</summary>
      <ol>
        {told.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}

export function sentencesOf({ timeline }: Pick<RoundSheet, "timeline">): string[] {
  return timeline.flatMap((event) => wordEvent(event) ?? []);
}
