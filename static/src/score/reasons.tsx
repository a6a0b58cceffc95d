// How one player's points of one round came about, type by type.

import type { Ref } from "preact";
import { Piece } from "../shared/piece";
import { isMe, playerName } from "../shared/players";
import { TYPES } from "../shared/pieces";
import { type Pieces, type RoundSheet, type Seat, t, type PieceType, type TypeScore } from "../state/store";
import { signed } from "./points";

interface ReasonsProps { sheet: RoundSheet; seat: Seat; title?: Ref<HTMLHeadingElement> }

export function Reasons({ sheet, seat, title }: ReasonsProps) {
  const points = signed(sheet.totals[seat] ?? 0);
  const who = { name: playerName(seat), me: isMe(seat) ? "yes" : "no" };
  return (
    <section class="reasons">
      <h3 ref={title ?? null} tabIndex={-1}>{t("reasons-title", { ...who, round: sheet.round, points })}</h3>
      <ol>
        {sheet.scores.map((score) => <ReasonOf key={score.kind} score={score} seat={seat} held={heldOf(sheet, seat, score.kind)} />)}
      </ol>
    </section>
  );
}

interface Held { readonly beads: number; readonly spirits: number }

/** What the player held of a type at the end, wherever it lay. */
function heldOf(sheet: RoundSheet, seat: Seat, type: PieceType): Held {
  const at = TYPES.indexOf(type);
  const zones: Pieces[] = sheet.held[seat] ? [sheet.held[seat].hand, sheet.held[seat].front, sheet.held[seat].fingers] : [];
  const sum = (counts: (zone: Pieces) => number) => zones.reduce((all, zone) => all + counts(zone), 0);
  return { beads: sum((zone) => zone.beads[at]!), spirits: sum((zone) => zone.spirits[at]!) };
}

function ReasonOf({ score, seat, held }: { score: TypeScore; seat: Seat; held: Held }) {
  const { kind: type, verdict, under_top: top, under_bottom: bottom } = score;
  const points = score.points[seat] ?? 0;
  const reason = score.reasons[seat] ?? "holds_none";
  return (
    <li data-type={type}>
      <Piece kind="bead" type={type} />
      <p>
        <b>{signed(points)} {t("reason", { reason, type, points, me: isMe(seat) ? "yes" : "no", ...held })}</b>
        <small>{t("verdict", { verdict, type, top, bottom })}</small>
      </p>
    </li>
  );
}
