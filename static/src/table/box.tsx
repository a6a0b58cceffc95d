// A box: how many beads lie under it and which animals stand on it. A tap puts the selection there, after asking; with
// nothing chosen it tells who put what.

import { selection } from "../offer/draft";
import { Icon, Piece, Wordmark } from "../shared/piece";
import { nameOf } from "../shared/stack";
import { type BoxView, pending, type Side, t, view } from "../state/store";
import { list } from "../words/words";
import { isNone } from "./heaps";
import { Name } from "./name";
import { openSheet } from "./open_sheet";
import { isAskingToPlace, placingSentence, tapToPlace } from "./placing";
import { total } from "./selection";

export function Box({ side }: { side: Side }) {
  const { boxes, mine } = view.value!;
  const box = boxes![side];
  const key = `box-${side}`;
  const hasSelection = mine !== null && !isNone(total(selection.value));
  const asks = hasSelection && isAskingToPlace(key, side);
  const press = () => (hasSelection ? tapToPlace(key, side) : (openSheet.value = { name: "box", side }));
  return (
    <button
      type="button"
      class={`box box-${side}`}
      data-side={side}
      data-count={box.beads}
      data-locked={box.locked || undefined}
      data-asks={key}
      data-confirm={asks || undefined}
      aria-busy={pending.value.has(key)}
      onClick={press}
    >
      <Name>{label(side, box, asks, hasSelection)}</Name>
      <DrawnBox side={side} box={box} note={asks ? t("table-tap-again") : noteOn(box)} />
    </button>
  );
}

/** What stands below the count of beads. */
export function noteOn({ beads, locked }: BoxView): string {
  return t(locked ? "table-locked" : "table-beads", { count: beads });
}

export function DrawnBox({ side, box, note }: { side: Side; box: BoxView; note: string }) {
  return (
    <>
      <Spirits box={box} />
      <span class="lid" aria-hidden="true">
        {side === "top" ? <Wordmark /> : t("table-bottom")}
      </span>
      <span class="box-face" aria-hidden="true">
        <Icon name={side === "top" ? "plus" : "minus"} class="box-sign" />
        <b class="box-count">{box.beads}</b>
        <small>{note}</small>
      </span>
    </>
  );
}

/** The animals, or the room for one. */
function Spirits({ box }: { box: BoxView }) {
  return (
    <span class="box-spirits">
      {box.spirits.length === 0 && <i class="slot" />}
      {box.spirits.map(({ kind, by }) => (
        <span key={kind} class="box-spirit" data-kind="spirit" data-type={kind} data-by={by}>
          <Piece kind="spirit" type={kind} size="free" class="piece" />
        </span>
      ))}
    </span>
  );
}

/** All that the box shows, in words. */
export function wordsOfBox(side: Side, box: BoxView): string {
  const spirits = list(box.spirits.map(({ kind }) => nameOf("spirit", kind)));
  return t("table-box", { side, count: box.beads, spirits, on: box.spirits.length, locked: box.locked ? "yes" : "no" });
}

/** The same, and what a tap would do. */
function label(side: Side, box: BoxView, asks: boolean, hasSelection: boolean): string {
  const shows = wordsOfBox(side, box);
  if (asks) return `${t("table-tap-again-to", { sentence: placingSentence(side) })} ${shows}`;
  return hasSelection ? `${shows} ${placingSentence(side)}` : shows;
}
