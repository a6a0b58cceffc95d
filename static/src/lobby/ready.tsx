// Before each round: the sets, who is ready, and "Let's begin".

import { ScoreSheet } from "../score/sheet";
import { Button } from "../shared/button";
import { isMe, playerName, playerNames } from "../shared/players";
import { Band } from "../shell/band";
import { WatchingLine } from "../shell/watching";
import { type Act, send, t, view } from "../state/store";
import { list } from "../words/words";
import { ReadyShelf } from "./shelf";

export function Ready() {
  const { progress, sheets } = view.value!;
  const { round, rounds, variants } = progress!;
  return (
    <main class="page lobby" data-stage="ready">
      <Band title={t("round-of", { round, rounds })} />
      <div class="page-body">
        <div class="column">
          <ReadyShelf />
          <WatchingLine />
          {variants.length > 0 && (
            <p class="played">
              {t("played-with", { count: variants.length })}{" "}
              {list(variants.map((variant) => t("variant", { variant })))}
            </p>
          )}
        </div>
        {sheets!.length > 0 && (
          <section>
            <h2>{t("score-sheet")}</h2>
            <ScoreSheet />
          </section>
        )}
      </div>
      <ReadyBar />
    </main>
  );
}

function ReadyBar() {
  const { options } = view.value!;
  const has = (act: Act) => options!.acts.includes(act);
  const act = (type: "get_ready" | "take_back_ready" | "claim_youngest" | "give_up_youngest") => () =>
    void send({ type }, type);
  const isStarter = amStarter();
  return (
    <footer class="page-bar">
      <p class="page-bar-hint" id="ready-hint">
        {hint()}
      </p>
      {has("get_ready") && (
        <Button look="primary" wide onPress={act("get_ready")} id="get_ready" icon="check">
          {t("im-ready")}
        </Button>
      )}
      {isStarter && !has("get_ready") && (
        <Button
          look="primary"
          wide
          onPress={() => void send({ type: "begin" }, "begin")}
          id="begin"
          disabled={!has("begin")}
          describedBy="ready-hint"
          icon="chevron"
        >
          {t("lets-begin")}
        </Button>
      )}
      {has("take_back_ready") && (
        <Button onPress={act("take_back_ready")} id="take_back_ready">
          {t("not-ready")}
        </Button>
      )}
      {has("claim_youngest") && (
        <Button onPress={act("claim_youngest")} id="claim_youngest">
          {t("im-youngest")}
        </Button>
      )}
      {has("give_up_youngest") && (
        <Button onPress={act("give_up_youngest")} id="give_up_youngest">
          {t("not-youngest")}
        </Button>
      )}
    </footer>
  );
}

/** Who says "Let's begin": the youngest, or the host while there is none. */
function amStarter(): boolean {
  const { you, progress } = view.value!;
  return progress!.starter === null ? you.is_host : isMe(progress!.starter);
}

/** Who is waited for; once nobody is, who begins. */
function hint(): string {
  const { progress, room, seats } = view.value!;
  const { missing, starter } = progress!;
  const away = seats!.filter(({ presence }) => presence === "away").map(({ seat }) => seat);
  const gone =
    away.length && amStarter() ? ` ${t("not-waited-for", { names: playerNames(away), count: away.length })}` : "";
  if (missing.length) return t("waiting-for", { names: playerNames(missing) }) + gone;
  if (amStarter()) return t("all-ready-you-begin") + gone;
  if (starter !== null) return t("youngest-begins", { name: playerName(starter) });
  return t("host-begins", { name: room.host === null ? t("the-host") : playerName(room.host) });
}
