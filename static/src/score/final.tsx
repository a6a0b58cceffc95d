// The end of a match: who won, or who won together, the whole sheet, and once more.

import { Button } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { roomKey } from "../shared/page";
import { Piece } from "../shared/piece";
import { isMe, playerNames, setOf } from "../shared/players";
import { MenuButton } from "../shell/menu_button";
import { WatchingLine } from "../shell/watching";
import { type Seat, send, t, view } from "../state/store";
import { TalkButton } from "../talk/talk_button";
import { changeVariants } from "./again";
import { signed } from "./points";
import { ShareResult } from "./share_result";
import { ScoreSheet } from "./sheet";

export function Final() {
  const { progress, you } = view.value!;
  const key = roomKey(you.key);
  const { winners, totals } = progress!;
  const first = winners[0];
  return (
    <main class="page result">
      <ResultHead winners={winners} points={first === undefined ? 0 : (totals[first] ?? 0)} />
      <div class="page-body">
        <section>
          <h2>{t("score-sheet")}</h2>
          {progress!.winners.length > 0 && key !== null && <ShareResult roomKey={key} />}
          <ScoreSheet />
        </section>
        <WatchingLine />
      </div>
      <FinalBar />
    </main>
  );
}

function ResultHead({ winners, points }: { winners: readonly Seat[]; points: number }) {
  const totems = winners.flatMap((seat) => setOf(seat).slice(0, winners.length > 1 ? 1 : 2));
  const amWinner = winners.some(isMe);
  return (
    <header class="result-head" data-type={totems[0] ?? "owl"} data-many={totems.length > 1 || undefined}>
      <TalkButton inBand />
      <MenuButton inBand />
      {totems.map((type) => (
        <Piece key={type} kind="spirit" type={type} size="free" class="winner-totem" />
      ))}
      <div>
        <p class="result-kicker">{t("match-over")}</p>
        <h1 tabIndex={-1}>{title(winners)}</h1>
        {winners.length > 0 && (
          <p class="result-sub">
            {t(winners.length > 1 ? "shared-victory" : "victory", {
              points: signed(points),
              me: amWinner ? "yes" : "no",
            })}
          </p>
        )}
      </div>
    </header>
  );
}

function title(winners: readonly Seat[]): string {
  if (!winners.length) return t("no-winner");
  return t("winners", { names: playerNames(winners, "start") });
}

function FinalBar() {
  const { you, room } = view.value!;
  const again = () => void send({ type: "rematch" }, "rematch");
  const leave = () => void send({ type: "leave" }, "leave");
  return (
    <footer class="page-bar">
      {you.acts.includes("rematch") ? (
        <>
          <p class="page-bar-hint">{t("rematch-how")}</p>
          <Button look="primary" wide onPress={again} id="rematch" icon="chevron">
            {t("rematch")}
          </Button>
          <Button onPress={() => void changeVariants()} id="change_variants">
            {t("change-variants")}
          </Button>
        </>
      ) : (
        <p class="page-bar-hint">{t(room.host_is_here ? "rematch-by-host" : "host-away")}</p>
      )}
      {you.acts.includes("leave") && !you.acts.includes("rematch") && (
        <ConfirmButton label={t("leave")} question={t("leave-sure", { phase: "lobby" })} onConfirm={leave} id="leave" />
      )}
    </footer>
  );
}
