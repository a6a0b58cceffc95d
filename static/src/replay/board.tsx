// The whole table at one moment, with nothing hidden: what everybody holds, the center, under and on both boxes.

import type { Moment, Pieces, PieceType, Seat, Side } from "../protocol";
import { signed } from "../score/points";
import { Icon, Piece, Wordmark } from "../shared/piece";
import { stacksOf } from "../shared/pieces";
import { playerName, setOf } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { countIn, isNone } from "../table/heaps";
import { t } from "../words/words";
import { momentIndex, moments } from "./playing";

export function Board() {
  const now = moments.value[momentIndex.value]!;
  const before = moments.value[momentIndex.value - 1];
  return (
    <>
      <h2 class="visually-hidden">{t("replay-people")}</h2>
      <ul class="replay-people">
        {now.held.map((held, seat) => (
          <Person key={seat} seat={seat} held={held} before={before?.held[seat]} points={now.points[seat]!} />
        ))}
      </ul>
      <div class="replay-market">
        <BoxAt side="top" moment={now} before={before} />
        <BoxAt side="bottom" moment={now} before={before} />
        <section class="replay-center">
          <h3>{t("table-center")}</h3>
          <Heap pieces={now.center} before={before?.center} />
        </section>
      </div>
    </>
  );
}

interface PersonProps {
  seat: Seat;
  held: Pieces;
  before: Pieces | undefined;
  points: number;
}

function Person({ seat, held, before, points }: PersonProps) {
  return (
    <li data-seat={seat}>
      <span class="replay-who">
        {setOf(seat).map((type) => (
          <Piece key={type} kind="spirit" type={type} />
        ))}
        <b class="player-name">{playerName(seat)}</b>
      </span>
      <Heap pieces={held} before={before} />
      <b class="replay-points">
        <span aria-hidden="true">{signed(points)}</span>
        <span class="visually-hidden">{t("replay-would-score", { points: signed(points) })}</span>
      </b>
    </li>
  );
}

/** What has come with the last deed is ringed. */
function Heap({ pieces, before }: { pieces: Pieces; before: Pieces | undefined }) {
  return (
    <span class="replay-heap">
      {stacksOf(pieces).map(({ kind, type, count }) => (
        <span
          key={kind + type}
          class="stack"
          data-kind={kind}
          data-type={type}
          data-count={count}
          data-new={(before && count > countIn(before, kind, type)) || undefined}
        >
          <Piece kind={kind} type={type} size="free" class="piece" plain />
          {count > 1 && (
            <b class="count" aria-hidden="true">
              {count}
            </b>
          )}
        </span>
      ))}
      {isNone(pieces) && <span aria-hidden="true">–</span>}
      <span class="visually-hidden">{wordsOf(pieces)}</span>
    </span>
  );
}

interface BoxAtProps {
  side: Side;
  moment: Moment;
  before: Moment | undefined;
}

function BoxAt({ side, moment, before }: BoxAtProps) {
  const placed = under(moment, side);
  const standing = side === "top" ? moment.on_top : moment.on_bottom;
  const owners = placed.flatMap((pieces, seat) => (isNone(pieces) ? [] : [seat]));
  return (
    <section class={`replay-box box-${side}`} data-side={side}>
      <h3 class="visually-hidden">{t("table-box-title", { side })}</h3>
      <p class="replay-on">
        {standing.map(({ kind }) => (
          <Spirit key={kind} type={kind} />
        ))}
      </p>
      <p class="lid" aria-hidden="true">
        {side === "top" ? <Wordmark /> : t("table-bottom")}
      </p>
      <Icon name={side === "top" ? "plus" : "minus"} class="box-sign" />
      {owners.length === 0 && <p class="replay-empty">{t("table-placed", { count: 0 })}</p>}
      <ul>
        {owners.map((seat) => (
          <li key={seat}>
            {setOf(seat)
              .slice(0, 1)
              .map((type) => (
                <Piece key={type} kind="spirit" type={type} size="small" />
              ))}
            <span class="visually-hidden">{playerName(seat)}</span>
            <Heap pieces={placed[seat]!} before={before && under(before, side)[seat]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function under(moment: Moment, side: Side): readonly Pieces[] {
  return side === "top" ? moment.under_top : moment.under_bottom;
}

function Spirit({ type }: { type: PieceType }) {
  return (
    <span class="replay-spirit" data-type={type}>
      <Piece kind="spirit" type={type} size="free" class="piece" />
      <span class="visually-hidden">{t("spirit-of", { type })}</span>
    </span>
  );
}
