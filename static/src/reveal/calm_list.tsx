// The reveal for those who want less motion: the same beats at the same times, as a list that grows.

import { useEffect, useRef } from "preact/hooks";
import { type RevealBeat, type RoundSheet, t, view } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";
import type { Moment } from "./script";
import { captionOf } from "./sentences";
import { Hands, underBox } from "./stage";
import { word } from "./wording";

export function CalmList({ moment, sheet }: { moment: Moment; sheet: RoundSheet }) {
  const { reveal } = view.value!;
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: "nearest" }), [moment.index]);
  return (
    <ol class="reveal-list" tabIndex={0} aria-label={t("reveal-told")}>
      {reveal!.beats.slice(0, moment.index + 1).map((beat, at) => (
        <li key={at} ref={at === moment.index ? now : null} data-now={at === moment.index || undefined}>
          <Told beat={beat} sheet={sheet} />
        </li>
      ))}
    </ol>
  );
}

function Told({ beat, sheet }: { beat: RevealBeat; sheet: RoundSheet }) {
  const { title, detail } = captionOf(beat, sheet, view.value!.progress!.totals);
  return (
    <>
      <b>{word(title)}</b>
      {detail && <small>{word(detail)}</small>}
      {beat.step === "hands" && <Hands sheet={sheet} />}
      {beat.step === "lift" && (
        <p class="reveal-told">
          <SeenPieces pieces={underBox(sheet.under_top)} zone="top" /> <SeenPieces pieces={underBox(sheet.under_bottom)} zone="bottom" />
        </p>
      )}
    </>
  );
}
