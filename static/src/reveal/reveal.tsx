// The reveal of an ended round: one script for all screens. With less motion it is the same script as a growing list.

import { useRef } from "preact/hooks";
import { TYPES } from "../shared/pieces";
import { MenuButton } from "../shell/menu_button";
import { type RevealBeat, t, view } from "../state/store";
import { TalkButton } from "../talk/talk_button";
import { CaptionBar } from "./caption_bar";
import { CalmList } from "./calm_list";
import { useCalm, useMoment } from "./moment";
import { PointsTable } from "./points_table";
import { countState, type Moment } from "./script";
import { Stage } from "./stage";

export function Reveal() {
  const { reveal, sheets } = view.value!;
  const moment = useMoment(reveal!);
  const isCalm = useCalm();
  const into = useBeatStart(moment);
  const sheet = sheets!.at(-1)!;
  const { beat } = moment;
  return (
    <main
      class="reveal"
      data-step={beat.step}
      data-kind={beat.kind ?? undefined}
      data-calm={isCalm ? "" : undefined}
      style={{ "--into": `${into}ms` }}
    >
      <header class="reveal-head">
        <h1 tabIndex={-1}>{t("round", { round: sheet.round })}</h1>
        <Steps beat={beat} />
        <TalkButton />
        <MenuButton />
      </header>
      {isCalm ? <CalmList moment={moment} sheet={sheet} /> : <Stage beat={beat} sheet={sheet} />}
      <section class="reveal-score" aria-label={t("reveal-points-table")}>
        <PointsTable beat={beat} sheet={sheet} />
      </section>
      <CaptionBar beat={beat} sheet={sheet} />
    </main>
  );
}

/** How late this screen came into the beat: its motion starts that far in, and is not started again. */
function useBeatStart({ index, into }: Moment): number {
  const start = useRef({ index: -1, into: 0 });
  if (start.current.index !== index) start.current = { index, into: Math.round(into) };
  return start.current.into;
}

function Steps({ beat }: { beat: RevealBeat }) {
  const words = beat.kind ? t("reveal-step-type", { type: beat.kind }) : t("reveal-step", { step: beat.step });
  return (
    <span class="reveal-step">
      <span>{words}</span>
      <span class="pips">
        {TYPES.map((type) => <i key={type} class="pip" data-on={countState(type, beat) === "waiting" ? undefined : ""} />)}
      </span>
    </span>
  );
}
