// The replay's page: a round to choose, the table at a moment of it, and what made that round.

import { useEffect } from "preact/hooks";
import { Announcer } from "../shell/announcer";
import { t } from "../words/words";
import { Board } from "./board";
import { Chart } from "./chart";
import { Controls, goAndSay, listenForArrows } from "./controls";
import { clockText } from "./course";
import { Highlights } from "./highlights";
import { chooseRound, momentIndex, moments, replay, round, roundAt } from "./playing";
import { sentenceOf } from "./telling";

export function ReplayPage({ back }: { back: string }) {
  useEffect(listenForArrows, []);
  const shown = round.value;
  if (!shown) return <Nothing title={t("replay-none")} text={t("replay-none-text")} back={back} />;
  return (
    <main class="page replay">
      <Head back={back} />
      <div class="page-body">
        <div class="column">
          <Rounds />
          <Board />
        </div>
        <div class="column">
          <Chart />
          <Highlights />
          <Deeds />
        </div>
      </div>
      <Controls />
      <Announcer />
    </main>
  );
}

function Head({ back }: { back: string }) {
  return (
    <header class="band replay-band">
      <h1 class="title" tabIndex={-1}>
        {t("replay-title")}
      </h1>
      <a class="button" href={back}>
        {t("to-the-table")}
      </a>
    </header>
  );
}

function Rounds() {
  return (
    <div class="replay-rounds" role="group" aria-label={t("replay-rounds")}>
      {replay.value!.rounds.map((each, at) => (
        <button
          key={each.round}
          type="button"
          class="button"
          aria-pressed={at === roundAt.value}
          onClick={() => chooseRound(at)}
        >
          {t("round", { round: each.round })}
        </button>
      ))}
    </div>
  );
}

/** Every deed, each a way to its moment. */
function Deeds() {
  return (
    <section class="replay-deeds">
      <h2>{t("replay-deeds")}</h2>
      <ol>
        {moments.value.map((moment, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === momentIndex.value ? "step" : undefined}
              onClick={() => goAndSay(index)}
            >
              <b>{clockText(moment.at)}</b> <span>{sentenceOf(moment)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Instead of a replay: none yet, or none to be had. */
export function Nothing({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <main class="page replay">
      <Head back={back} />
      <div class="page-body" role="status">
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {t("replay-look-again")}
          </button>
        </p>
      </div>
    </main>
  );
}
