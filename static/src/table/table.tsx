// The table of a running round: everything at once, mine below, the others above, the market between.

import { useLayoutEffect } from "preact/hooks";
import { followDrags } from "../drag/follow";
import { followPieces } from "../motion/follow";
import { AnySheet } from "../offer/any_sheet";
import { Composer } from "../offer/composer";
import { keepDraft } from "../offer/draft";
import { followOffers } from "../offer/list";
import { OfferSheet } from "../offer/offer_sheet";
import { Offers } from "../offer/offers";
import { WatchingLine } from "../shell/watching";
import { t, view } from "../state/store";
import { ActionBar } from "./action_bar";
import { watchOtherTaps } from "./asking";
import { BoxSheet } from "./box_sheet";
import { Friends } from "./friends";
import { watchEscape } from "./keys";
import { Market } from "./market";
import { close, openSheet } from "./open_sheet";
import { WishSheet } from "./own_wish";
import { TopLine } from "./top_line";
import { Tray } from "./tray";
import { followWishes } from "./wishes";

export function Table() {
  useLayoutEffect(() => {
    // before the first drawing: what these find is part of it
    const stops = [
      keepDraft(),
      followPieces(),
      followDrags(),
      followOffers(),
      followWishes(),
      watchOtherTaps(),
      watchEscape(),
      close,
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const isPlaying = view.value!.mine !== null;
  return (
    <>
      <main class="table" data-watching={isPlaying ? undefined : ""}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {t("table-title", { round: view.value!.progress!.round })}
        </h1>
        <TopLine />
        <Friends />
        <Market />
        <Offers />
        {isPlaying ? <Tray /> : null}
        {isPlaying ? (
          <ActionBar />
        ) : (
          <footer class="action-bar">
            <WatchingLine />
          </footer>
        )}
      </main>
      <Over />
    </>
  );
}

function Over() {
  const sheet = openSheet.value;
  switch (sheet?.name) {
    case "composer":
      return <Composer counter={sheet.counter} />;
    case "offer":
      return <OfferSheet offer={sheet.offer} />;
    case "any":
      return <AnySheet offer={sheet.offer} />;
    case "box":
      return <BoxSheet side={sheet.side} />;
    case "wish":
      return <WishSheet />;
    default:
      return null;
  }
}
