// The acts beside trading with players: swap with the center, put under or on a box, show or hide.

import type { ComponentChildren } from "preact";
import { clearedBy, selection, swap, toggleSwap } from "../offer/draft";
import { shortPieces } from "../offer/wording";
import { Icon } from "../shared/piece";
import { pending, send, type Side, t, view } from "../state/store";
import { type Chance, isToHide, mayHide, mayShow, maySwap, placeFor } from "./acts";
import { hideHint, showHint } from "./hint";
import { canPlace, isAskingToPlace, placingSentence, tapToPlace } from "./placing";
import { isNone } from "./heaps";
import { picked, total } from "./selection";
import { Name } from "./name";

export function OtherActs() {
  return (
    <div class="actions">
      <SwapAct />
      <PlaceAct side="top" />
      <PlaceAct side="bottom" />
      <ShowAct />
    </div>
  );
}

interface ActProps {
  id: string;
  verb: string;
  what: ComponentChildren;
  label: string;
  isOpen: boolean;
  onPress: () => void;
  isOn?: boolean | undefined;
  asks?: boolean;
}

/** A closed act can still be tapped: then it says what would open it. */
function Act({ id, verb, what, label, isOpen, onPress, isOn, asks }: ActProps) {
  const isPending = pending.value.has(id);
  return (
    <button
      type="button"
      class="action"
      data-asks={id}
      data-confirm={asks || undefined}
      aria-pressed={isOn}
      aria-disabled={!isOpen}
      aria-busy={isPending}
      onClick={() => !isPending && onPress()}
    >
      <Name>{label}</Name>
      <small aria-hidden="true">{verb}</small>
      <b aria-hidden="true">{what}</b>
    </button>
  );
}

function tell(id: string, { isOpen, why }: Chance, act: () => void): void {
  hideHint();
  if (isOpen) act();
  else showHint(id, t(why!));
}

function SwapAct() {
  const { options, mine, center } = view.value!;
  const chance = maySwap(selection.value, options!, mine!, center!);
  const isOn = swap.value !== null;
  return (
    <Act
      id="swap-start"
      verb={t("table-swap-with")}
      what={t("table-center")}
      label={t("table-swap-start")}
      isOpen={chance.isOpen || isOn}
      isOn={isOn}
      onPress={() => (isOn ? toggleSwap() : tell("swap", chance, toggleSwap))}
    />
  );
}

function PlaceAct({ side }: { side: Side }) {
  const key = `place-${side}`;
  const place = placeFor(selection.value);
  const asks = isAskingToPlace(key, side);
  const sentence = isNone(total(selection.value)) ? t("table-put-under-none", { side }) : placingSentence(side);
  return (
    <Act
      id={key}
      verb={asks ? t("table-tap-again") : t("table-put", { place })}
      what={<><Icon name={side === "top" ? "plus" : "minus"} />{t(`table-${side}`)}</>}
      label={asks ? t("table-tap-again-to", { sentence }) : sentence}
      isOpen={canPlace(side)}
      asks={asks}
      onPress={() => tapToPlace(key, side)}
    />
  );
}

function ShowAct() {
  const { options } = view.value!;
  const hides = isToHide(selection.value);
  const chance = hides ? mayHide(selection.value, options!) : mayShow(selection.value, options!);
  const pieces = shortPieces(total(selection.value));
  const act = hides
    ? () => void clearedBy(send({ type: "hide_pieces", pieces: selection.value.front }, "show"))
    : () => void clearedBy(send({ type: "show_pieces", pieces: picked(selection.value) }, "show"));
  return (
    <Act
      id="show"
      verb={t(hides ? "table-hide-in" : "table-show-in")}
      what={t("table-zone", { zone: hides ? "hand" : "front" })}
      label={t(hides ? "table-hide" : "table-show", { pieces })}
      isOpen={chance.isOpen}
      onPress={() => tell("show", chance, act)}
    />
  );
}
