// How one player's points of one round came about, type by type, with the pieces that they held of it.

import type { Ref } from "preact";
import { Piece } from "../shared/piece";
import { stacksOf } from "../shared/pieces";
import { isMe, playerName } from "../shared/players";
import { Stack } from "../shared/stack";
import { type RoundSheet, type Seat, type TypeScore, t } from "../state/store";
import { total } from "../table/selection";
import { signed } from "./points";

interface ReasonsProps {
  sheet: RoundSheet;
  seat: Seat;
  title?: Ref<HTMLHeadingElement>;
}

export function Reasons({ sheet, seat, title }: ReasonsProps) {
  const points = signed(sheet.totals[seat] ?? 0);
  const who = { name: playerName(seat), me: isMe(seat) ? "yes" : "no" };
  return (
    <section class="reasons">
      <h3 ref={title ?? null} tabIndex={-1}>
        {t("reasons-title", { ...who, round: sheet.round, points })}
      </h3>
      <ol>
        {sheet.scores.map((score) => (
          <ReasonOf key={score.kind} score={score} seat={seat} sheet={sheet} />
        ))}
      </ol>
    </section>
  );
}

interface ReasonOfProps {
  score: TypeScore;
  seat: Seat;
  sheet: RoundSheet;
}

function ReasonOf({ score, seat, sheet }: ReasonOfProps) {
  const { kind: type, verdict, under_top: top, under_bottom: bottom } = score;
  const reason = score.reasons[seat] ?? "holds_none";
  const held = stacksOf(total(sheet.held[seat]!)).filter((stack) => stack.type === type);
  return (
    <li data-type={type}>
      <span class="reason-held">
        {held.map(({ kind, count }) => (
          <Stack key={kind} kind={kind} type={type} count={count} />
        ))}
        {held.length === 0 && (
          <span class="reason-none">
            <Piece kind="bead" type={type} />
          </span>
        )}
      </span>
      <p>
        <b>
          <span class="reason-points">{signed(score.points[seat] ?? 0)}</span> {t("reason", { reason, type })}
        </b>
        <small>{t("verdict", { verdict, type, top, bottom })}</small>
      </p>
    </li>
  );
}
