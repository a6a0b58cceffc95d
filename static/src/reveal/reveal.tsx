// The reveal of an ended round: one script for all screens. With less motion it is the same script as a growing list.

import { TYPES } from "../shared/pieces";
import { MenuButton } from "../shell/menu_button";
import { type RevealBeat, t, view } from "../state/store";
import { TalkButton } from "../talk/talk_button";
import { CaptionBar } from "./caption_bar";
import { useConductor } from "./conduct";
import { useCalm, usePicture } from "./moment";
import { placeOf } from "./picture";
import { PointsTable } from "./points_table";
import { countState } from "./script";
import { useSounds } from "./sounds";
import { Stage } from "./stage";
import { Told } from "./told";

export function Reveal() {
  const { reveal, sheets } = view.value!;
  const sheet = sheets!.at(-1)!;
  const picture = usePicture(reveal!, sheet);
  const isCalm = useCalm();
  const stage = useConductor(picture);
  useSounds(picture);
  const { beat } = picture;
  return (
    <main
      ref={stage}
      class="reveal"
      data-step={beat.step}
      data-kind={beat.kind ?? undefined}
      data-cue={picture.cue}
      data-place={placeOf(picture)}
      data-held={picture.isHeld || undefined}
      data-calm={isCalm ? "" : undefined}
    >
      <header class="reveal-head">
        <h1 tabIndex={-1}>{t("round", { round: sheet.round })}</h1>
        <Steps beat={beat} />
        <TalkButton />
        <MenuButton />
      </header>
      {!isCalm && <Stage picture={picture} sheet={sheet} />}
      <Told picture={picture} sheet={sheet} isSeen={isCalm} />
      <section class="reveal-score" aria-label={t("reveal-points-table")}>
        <PointsTable picture={picture} sheet={sheet} />
      </section>
      <CaptionBar picture={picture} sheet={sheet} />
    </main>
  );
}

function Steps({ beat }: { beat: RevealBeat }) {
  const words = beat.kind ? t("reveal-step-type", { type: beat.kind }) : t("reveal-step", { step: beat.step });
  return (
    <span class="reveal-step">
      <span>{words}</span>
      <span class="pips">
        {TYPES.map((type) => (
          <i key={type} class="pip" data-on={countState(type, beat) === "waiting" ? undefined : ""} />
        ))}
      </span>
    </span>
  );
}
