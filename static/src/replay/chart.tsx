// What each would have scored if the round had ended at each moment: a line a player, with their totem at its end.

import { signed } from "../score/points";
import { spriteAddress } from "../shared/piece";
import { playerName, setOf } from "../shared/players";
import { list, t } from "../words/words";
import { HEIGHT, type Shape, shapeOf, TOTEM, WIDTH, xOf } from "./chart_shape";
import { clockText } from "./course";
import { momentIndex, moments } from "./playing";

export function Chart() {
  const all = moments.value;
  const most = Math.max(1, ...(all[0]?.points ?? []).map((_, seat) => setOf(seat).length));
  const shape = shapeOf(
    all.map(({ points }) => points),
    TOTEM * most,
  );
  return (
    <figure class="chart">
      <figcaption>
        <h2>{t("replay-chart")}</h2>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={standing()}>
        <Levels shape={shape} />
        {shape.lines.map(({ seat, d }) => (
          <LineOf key={seat} seat={seat} d={d} />
        ))}
        <Now right={shape.right} />
        {shape.lines.map(({ seat, end }) =>
          setOf(seat).map((type, at) => (
            <use
              key={type}
              href={`${spriteAddress()}#spirit-${type}-small`}
              x={end.x + at * TOTEM}
              y={end.y}
              width={TOTEM}
              height={TOTEM}
            />
          )),
        )}
      </svg>
    </figure>
  );
}

function Levels({ shape: { levels, left, right } }: { shape: Shape }) {
  return (
    <>
      {levels.map(({ points, y }) => (
        <g key={points} class="chart-level" data-zero={points === 0 || undefined}>
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 4} y={y}>
            {signed(points)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The hue on ink, in dashes of its own: no two are alike without colours either. */
function LineOf({ seat, d }: { seat: number; d: string }) {
  return (
    <g class="chart-line" data-type={setOf(seat)[0]} data-seat={seat}>
      <path class="chart-ink" d={d} />
      <path class="chart-hue" d={d} />
    </g>
  );
}

function Now({ right }: { right: number }) {
  const x = xOf(momentIndex.value, moments.value.length, right);
  return <path class="chart-now" d={`M${x} 0V${HEIGHT}`} />;
}

/** The same in words, for the moment that is shown. */
function standing(): string {
  const { at, points } = moments.value[momentIndex.value]!;
  const each = points.map((value, seat) => t("replay-standing", { name: playerName(seat), points: signed(value) }));
  return t("replay-chart-now", { time: clockText(at), standing: list(each) });
}
