// The sheet of round scores: players by rounds; each cell opens how its points came about.

import { useRef, useState } from "preact/hooks";
import { replayPath, roomKey } from "../shared/page";
import { Piece } from "../shared/piece";
import { isMe, playerName, setOf, youOrName } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { closeSheet } from "../shell/sheets";
import { type RoundSheet, type Seat, t, view } from "../state/store";
import { signed } from "./points";
import { Reasons } from "./reasons";
import { Timeline } from "./timeline";

interface Chosen {
  readonly round: number;
  readonly seat: Seat;
}

/** `start` opens one cell at once. */
export function ScoreSheet({ start = null }: { start?: Chosen | null }) {
  const { sheets, seats, progress, you } = view.value!;
  const [chosen, choose] = useState<Chosen | null>(start);
  const title = useRef<HTMLHeadingElement>(null);
  const key = roomKey(you.key);
  const open = (cell: Chosen) => {
    choose(cell);
    requestAnimationFrame(() => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: "center" }); // a bar may lie over the page's end
    });
  };
  const shown = sheets!.find(({ round }) => round === chosen?.round);
  const planned = Array.from({ length: progress!.rounds }, (_, at) => at + 1);
  return (
    <>
      <div class="score-scroll" role="region" tabIndex={0} aria-label={t("score-sheet")}>
        <table class="score-table rounds">
          <thead>
            <tr>
              <th scope="col">{t("player")}</th>
              {planned.map((round) => (
                <th key={round} scope="col">
                  <abbr title={t("round", { round })}>{round}</abbr>
                </th>
              ))}
              <th scope="col">{t("total")}</th>
            </tr>
          </thead>
          <tbody>
            {seats!.map(({ seat }) => (
              <tr
                key={seat}
                data-me={isMe(seat) || undefined}
                data-winner={progress!.winners.includes(seat) || undefined}
              >
                <PlayerHead seat={seat} />
                {planned.map((round) => (
                  <td key={round}>
                    <Cell
                      sheet={sheets!.find((each) => each.round === round)}
                      seat={seat}
                      chosen={chosen}
                      onOpen={open}
                    />
                  </td>
                ))}
                <td class="total">{signed(progress!.totals[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!shown && sheets!.length > 0 && <p class="hint">{t("score-how")}</p>}
      {!sheets!.length && <p class="hint">{t("score-none")}</p>}
      {shown && chosen && <Reasons sheet={shown} seat={chosen.seat} title={title} />}
      {sheets!.length > 0 && key !== null && (
        <p>
          <a class="button replay-link" href={replayPath(key)} target="_blank" rel="noopener">
            {t("replay-open")}
          </a>
        </p>
      )}
      {sheets!.map((sheet) => (
        <Timeline key={sheet.round} sheet={sheet} />
      ))}
    </>
  );
}

export function PlayerHead({ seat }: { seat: Seat }) {
  return (
    <th scope="row">
      <span>
        {setOf(seat).map((type) => (
          <Piece key={type} kind="spirit" type={type} />
        ))}
        <span class="player-name">{youOrName(seat)}</span>
      </span>
    </th>
  );
}

interface CellProps {
  sheet: RoundSheet | undefined;
  seat: Seat;
  chosen: Chosen | null;
  onOpen: (cell: Chosen) => void;
}

function Cell({ sheet, seat, chosen, onOpen }: CellProps) {
  if (!sheet)
    return (
      <span class="unknown" role="img" aria-label={t("not-played")}>
        ·
      </span>
    );
  const { round } = sheet;
  const points = signed(sheet.totals[seat] ?? 0);
  return (
    <button
      type="button"
      class="cell"
      aria-expanded={chosen?.round === round && chosen.seat === seat}
      aria-label={t("score-cell", { name: playerName(seat), round, points })}
      onClick={() => onOpen({ round, seat })}
    >
      <b class="point">{points}</b>
    </button>
  );
}

/** The same in a sheet, from the menu. */
export function ScoreSheetSheet() {
  return (
    <Sheet title={t("score-sheet")} onClose={closeSheet} class="score-sheet">
      {view.value?.sheets && <ScoreSheet />}
    </Sheet>
  );
}
