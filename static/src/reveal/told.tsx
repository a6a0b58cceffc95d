// The reveal in words: each beat once, whole, as soon as it is told. A screen reader hears what is added; who came in the
// middle finds the rest above it. With less motion the same list is what there is to see.

import { useEffect, useRef } from "preact/hooks";
import { type RevealBeat, type RoundSheet, t, view } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";
import { Hands } from "./hands";
import type { Picture } from "./picture";
import { captionOf, isTold } from "./sentences";
import { underBox } from "./under_box";
import { word } from "./wording";

interface ToldProps {
  picture: Picture;
  sheet: RoundSheet;
  isSeen: boolean;
}

export function Told({ picture, sheet, isSeen }: ToldProps) {
  const told = picture.index + (isTold(picture) ? 1 : 0);
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView?.({ block: "nearest" }), [told, isSeen]);
  const beats = view.value!.reveal!.beats.slice(0, told);
  return (
    <div
      class={isSeen ? "reveal-list" : "visually-hidden"}
      role="log"
      aria-live="polite"
      aria-label={t("reveal-told")}
      tabIndex={isSeen ? 0 : undefined}
    >
      <ol>
        {beats.map((beat, at) => (
          <li key={at} ref={isSeen && at === told - 1 ? now : null} data-now={at === told - 1 || undefined}>
            <Sentences beat={beat} sheet={sheet} />
            {isSeen && <Shown beat={beat} sheet={sheet} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sentences({ beat, sheet }: { beat: RevealBeat; sheet: RoundSheet }) {
  const { title, detail } = captionOf(beat, sheet, view.value!.progress!.totals);
  return (
    <>
      <b>{word(title)}</b> {detail && <small>{word(detail)}</small>}
    </>
  );
}

function Shown({ beat, sheet }: { beat: RevealBeat; sheet: RoundSheet }) {
  if (beat.step === "hands") return <Hands sheet={sheet} />;
  if (beat.step !== "lift") return null;
  return (
    <p class="reveal-told">
      <span class="visually-hidden">{t("reveal-under", { side: "top" })}: </span>
      <SeenPieces pieces={underBox(sheet.under_top)} zone="top" />{" "}
      <span class="visually-hidden">{t("reveal-under", { side: "bottom" })}: </span>
      <SeenPieces pieces={underBox(sheet.under_bottom)} zone="bottom" />
    </p>
  );
}
