// What a round is remembered by, in whole sentences; each leads to its moment.

import type { Highlights as Found, RoundReplay } from "../protocol";
import { signed } from "../score/points";
import { Icon } from "../shared/piece";
import { TYPES } from "../shared/pieces";
import { playerName, playerNames } from "../shared/players";
import { nameOf } from "../shared/stack";
import { t } from "../words/words";
import { goAndSay } from "./controls";
import { clockText } from "./course";
import { round } from "./playing";
import { firstWith } from "./telling";

interface Told {
  readonly title: string;
  readonly text: string;
  readonly moment: number;
}

export function Highlights() {
  const told = highlightsOf(round.value!);
  return (
    <section class="replay-highlights">
      <h2>{t("replay-highlights")}</h2>
      {told.length === 0 && <p>{t("replay-quiet")}</p>}
      {told.map(({ title, text, moment }) => (
        <button key={title} type="button" class="highlight" onClick={() => show(moment)}>
          <span>
            <b>{title}</b> <span>{text}</span>
          </span>
          <Icon name="chevron" />
        </button>
      ))}
    </section>
  );
}

/** On a phone the table is above, out of sight: it is what the highlight is about. */
function show(moment: number): void {
  goAndSay(moment);
  document.querySelector(".replay-rounds")?.scrollIntoView({ block: "nearest" });
}

export function highlightsOf(shown: RoundReplay): Told[] {
  const { best_deal, most_wanted, turning_point } = shown.highlights;
  return [
    ...(best_deal ? [bestDeal(best_deal, shown)] : []),
    ...(most_wanted ? [mostWanted(most_wanted, shown)] : []),
    ...(turning_point ? [turningPoint(turning_point, shown)] : []),
  ];
}

function bestDeal(
  { moment, seat, gain, other, other_gain }: NonNullable<Found["best_deal"]>,
  shown: RoundReplay,
): Told {
  const args = {
    time: timeOf(shown, moment),
    name: playerName(seat),
    gain: signed(gain),
    other: playerName(other),
    other_gain: signed(other_gain),
  };
  return { title: t("replay-best-deal"), text: t("replay-best-deal-text", args), moment };
}

function mostWanted({ kind, beads }: NonNullable<Found["most_wanted"]>, shown: RoundReplay): Told {
  const args = { beads: nameOf("bead", kind, beads), count: beads };
  return {
    title: t("replay-most-wanted"),
    text: t("replay-most-wanted-text", args),
    moment: firstWith(shown, TYPES, kind),
  };
}

function turningPoint(
  { moment, ahead_before, ahead_after }: NonNullable<Found["turning_point"]>,
  shown: RoundReplay,
): Told {
  const args = { time: timeOf(shown, moment), before: playerNames(ahead_before), after: playerNames(ahead_after) };
  const isLevel = ahead_before.length === shown.moments[moment]!.points.length; // a row of all names would tell less
  return {
    title: t("replay-turning-point"),
    text: t(isLevel ? "replay-turning-point-level" : "replay-turning-point-text", args),
    moment,
  };
}

function timeOf({ moments }: RoundReplay, moment: number): string {
  return clockText(moments[moment]!.at);
}
