// A running round: the market in the middle, open offers beside it, the players below. What lies hidden is not here:
// this screen was never told of it.

import { useEffect } from "preact/hooks";
import { followPieces } from "../motion/follow";
import { type BoxView, type Side, t, view } from "../state/store";
import { DrawnBox, noteOn, wordsOfBox } from "../table/box";
import { Center } from "../table/center";
import { Name } from "../table/name";
import { Pips, TimeLeft } from "../table/top_line";
import { News } from "./news";
import { PublicOffers } from "./offers";
import { Player } from "./player";
import { SaidLine } from "./said";

const FEW = 2; // have room to be drawn larger

export function RoundScene() {
  useEffect(() => followPieces(), []);
  const { boxes, seats, progress, watching } = view.value!;
  const { round, rounds, deadline } = progress!;
  return (
    <main class="tv tv-round">
      <header class="tv-head">
        <h1>{t("table-round", { round, rounds })}</h1>
        <Pips />
        <News />
        {watching > 0 && (
          <p class="tv-watching" data-watchers>
            {t("watching", { count: watching })}
          </p>
        )}
        {deadline !== null && <TimeLeft until={deadline} />}
      </header>
      <section class="market" aria-label={t("table-market")}>
        <SeenBox side="top" box={boxes!.top} />
        <Center />
        <SeenBox side="bottom" box={boxes!.bottom} />
      </section>
      <PublicOffers />
      <ul class="tv-people" data-few={seats!.length <= FEW || undefined} style={{ "--people": seats!.length }}>
        {seats!.map((seat) => (
          <Player key={seat.seat} player={seat} />
        ))}
      </ul>
      <SaidLine of={null} />
    </main>
  );
}

function SeenBox({ side, box }: { side: Side; box: BoxView }) {
  return (
    <div class={`box box-${side}`} data-side={side} data-count={box.beads} data-locked={box.locked || undefined}>
      <Name>{wordsOfBox(side, box)}</Name>
      <DrawnBox side={side} box={box} note={noteOn(box)} />
    </div>
  );
}
