// The acts beside trading with players: swap with the center, put under or on a box, show or hide.

import { selection, swap, toggleSwap } from "../offer/draft";
import { shortPieces } from "../offer/wording";
import { markedParts, type Part } from "../shared/marked";
import { Icon } from "../shared/piece";
import { pending, type Side, t, view } from "../state/store";
import { type Chance, isToHide, maySwap, placeFor } from "./acts";
import { isNone } from "./heaps";
import { hideHint, showHint, WhyNot } from "./hint";
import { Name } from "./name";
import { canPlace, isAskingToPlace, placingSentence, tapToPlace } from "./placing";
import { total } from "./selection";
import { mayShowOrHide, tapToShow } from "./showing";

const PLACES = ["swap-start", "place-top", "place-bottom", "show"];

export function OtherActs() {
  return (
    <div class="actions">
      <SwapAct />
      <PlaceAct side="top" />
      <PlaceAct side="bottom" />
      <ShowAct />
      {PLACES.map((key) => (
        <WhyNot key={key} at={key} />
      ))}
    </div>
  );
}

interface ActProps {
  id: string;
  /** What stands on it: small and large, as the language orders them. */
  face: readonly Part[];
  /** Before what is large. */
  icon?: string;
  label: string;
  isOpen: boolean;
  onPress: () => void;
  isOn?: boolean | undefined;
  asks?: boolean;
}

/** A closed act can still be tapped: then it says what would open it. */
function Act({ id, face, icon, label, isOpen, onPress, isOn, asks }: ActProps) {
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
      {face.map(({ text, isStrong }) =>
        isStrong ? (
          <b key="large" aria-hidden="true">
            {icon && <Icon name={icon} />}
            {text}
          </b>
        ) : (
          <small key={text} aria-hidden="true">
            {text}
          </small>
        ),
      )}
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
      face={markedParts("act-swap-face")}
      label={t("table-swap-start")}
      isOpen={chance.isOpen || isOn}
      isOn={isOn}
      onPress={() => (isOn ? toggleSwap() : tell("swap-start", chance, toggleSwap))}
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
      face={asks ? markedParts("act-again-face", { side }) : markedParts("act-put-face", { place, side })}
      icon={side === "top" ? "plus" : "minus"}
      label={asks ? t("table-tap-again-to", { sentence }) : sentence}
      isOpen={canPlace(side)}
      asks={asks}
      onPress={() => tapToPlace(key, side)}
    />
  );
}

function ShowAct() {
  const hides = isToHide(selection.value);
  const chosen = total(selection.value);
  const words = { pieces: shortPieces(chosen) };
  return (
    <Act
      id="show"
      face={markedParts(hides ? "act-hide-face" : "act-show-face")}
      label={isNone(chosen) ? t("table-show-none") : t(hides ? "table-hide" : "table-show", words)}
      isOpen={mayShowOrHide().isOpen}
      onPress={tapToShow}
    />
  );
}
