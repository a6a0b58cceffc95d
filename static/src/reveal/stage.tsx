// The stage: hands open, then the animals on the boxes, then what lay under them, then each type in its column, up for
// TOP and down for BOTTOM.

import { Piece } from "../shared/piece";
import { NOTHING, stacksOf, TYPES } from "../shared/pieces";
import { playerName, setOf, youOrName } from "../shared/players";
import { type Pieces, type RevealBeat, type RoundSheet, type Seat, type Side, type Standing, t } from "../state/store";
import { plus } from "../table/heaps";
import { SeenPieces } from "../table/seen_pieces";
import { total } from "../table/selection";
import { Column } from "./column";
import { RevealBox } from "./reveal_box";
import { hasBegun } from "./script";

const MANY = 8; // more beads than these are drawn smaller

interface StageProps { beat: RevealBeat; sheet: RoundSheet }

export function Stage({ beat, sheet }: StageProps) {
  if (beat.step === "hands") return <section class="reveal-stage" data-open="hands"><Hands sheet={sheet} /></section>;
  const isLifted = hasBegun("lift", beat);
  return (
    <section class="reveal-stage">
      <RevealBox side="top" spirits={sheet.on_top} isLifted={isLifted} />
      <RevealBox side="bottom" spirits={sheet.on_bottom} isLifted={isLifted} />
      <span class="under under-top">{t("reveal-under", { side: "top" })}</span>
      <span class="under under-bottom">{t("reveal-under", { side: "bottom" })}</span>
      {beat.step === "spirits" && <OnBoxes sheet={sheet} />}
      {beat.step === "lift" && <Heaps sheet={sheet} />}
      {hasBegun("type", beat) && TYPES.map((type) => <Column key={type} type={type} beat={beat} sheet={sheet} />)}
    </section>
  );
}

/** What each player held, wherever it lay. */
export function Hands({ sheet }: { sheet: RoundSheet }) {
  return (
    <ul class="reveal-hands">
      {sheet.held.map((held, seat) => (
        <li key={seat} data-seat={seat}>
          <span class="reveal-who">
            {setOf(seat).map((type) => <Piece key={type} kind="spirit" type={type} plain />)}
            <b>{youOrName(seat)}</b>
          </span>
          <span class="reveal-held"><SeenPieces pieces={total(held)} /></span>
        </li>
      ))}
    </ul>
  );
}

function OnBoxes({ sheet }: { sheet: RoundSheet }) {
  return (
    <>
      <Standings side="top" spirits={sheet.on_top} />
      <Standings side="bottom" spirits={sheet.on_bottom} />
    </>
  );
}

function Standings({ side, spirits }: { side: Side; spirits: readonly Standing[] }) {
  return (
    <ul class={`reveal-heap heap-${side}`}>
      {spirits.map(({ kind, by }) => (
        <li key={kind} class="reveal-standing" data-kind="spirit" data-type={kind}>
          <Piece kind="spirit" type={kind} size="free" class="piece" />
          <small>{playerName(by)}</small>
        </li>
      ))}
    </ul>
  );
}

/** All that lay under a box, by whom it was put there. */
export function underBox(placed: readonly Pieces[]): Pieces {
  return placed.reduce(plus, NOTHING);
}

function Heaps({ sheet }: { sheet: RoundSheet }) {
  return (
    <>
      <Heap side="top" placed={sheet.under_top} />
      <Heap side="bottom" placed={sheet.under_bottom} />
    </>
  );
}

/** Each bead by itself, and by whom: they roll out one after the other. */
function Heap({ side, placed }: { side: Side; placed: readonly Pieces[] }) {
  const beads = placed.flatMap((pieces, seat) => beadsOf(pieces, seat));
  return (
    <ul class={`reveal-heap heap-${side}`} data-count={beads.length} data-many={beads.length > MANY || undefined}>
      {beads.map(({ type, seat }, at) => (
        <li key={at} data-kind="bead" data-type={type} data-by={seat} style={{ "--i": at }}>
          <Piece kind="bead" type={type} />
          <span class="visually-hidden">{t("beads-of", { type, count: 1 })}</span>
        </li>
      ))}
    </ul>
  );
}

function beadsOf(pieces: Pieces, seat: Seat) {
  return stacksOf(pieces).flatMap(({ type, count }) => Array.from({ length: count }, () => ({ type, seat })));
}
