// How one player's points of one round came about, type by type.

import type { Ref } from "preact";
import { Piece } from "../shared/piece";
import { isMe, playerName } from "../shared/players";
import { type RoundSheet, type Seat, t, type TypeScore } from "../state/store";
import { signed } from "./points";

interface ReasonsProps { sheet: RoundSheet; seat: Seat; title?: Ref<HTMLHeadingElement> }

export function Reasons({ sheet, seat, title }: ReasonsProps) {
  const points = signed(sheet.totals[seat] ?? 0);
  const who = { name: playerName(seat), me: isMe(seat) ? "yes" : "no" };
  return (
    <section class="reasons">
      <h3 ref={title ?? null} tabIndex={-1}>{t("reasons-title", { ...who, round: sheet.round, points })}</h3>
      <ol>
        {sheet.scores.map((score) => <ReasonOf key={score.kind} score={score} seat={seat} />)}
      </ol>
    </section>
  );
}

function ReasonOf({ score, seat }: { score: TypeScore; seat: Seat }) {
  const { kind: type, verdict, under_top: top, under_bottom: bottom } = score;
  const reason = score.reasons[seat] ?? "holds_none";
  return (
    <li data-type={type}>
      <Piece kind="bead" type={type} />
      <p>
        <b><span class="reason-points">{signed(score.points[seat] ?? 0)}</span> {t("reason", { reason, type })}</b>
        <small>{t("verdict", { verdict, type, top, bottom })}</small>
      </p>
    </li>
  );
}
