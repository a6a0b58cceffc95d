// What the reader wants, one tap a piece: the five beads of an offer, or what lies in the center while they swap.
// Animals, and "any", are behind the last button, in the composer.

import { clearDraft, selection, swap, takeFromCenter, want, wants } from "../offer/draft";
import { countWanted } from "../offer/wants";
import { Icon, LetteredBead, Piece } from "../shared/piece";
import { type Heap, stacksOf, TYPES } from "../shared/pieces";
import { nameOf } from "../shared/stack";
import { type PieceType, t, view } from "../state/store";
import { ofKind } from "./heaps";
import { hideHint } from "./hint";
import { Name } from "./name";
import { openComposer } from "./open_sheet";
import { onePiece } from "./selection";

export function WantedRow() {
  const isSwap = swap.value !== null;
  return (
    <div class="wanted" role="group" aria-label={t(isSwap ? "table-center" : "offer-you-get")}>
      {isSwap
        ? takeable().map((heap) => <CenterWant key={heap.kind + heap.type} heap={heap} />)
        : TYPES.map((type) => <BeadWant key={type} type={type} />)}
      {!isSwap && (
        <button type="button" class="want want-more" aria-haspopup="dialog" onClick={() => openComposer()}>
          <Name>{t("offer-more")}</Name>
          <span aria-hidden="true">•••</span>
        </button>
      )}
      <button type="button" class="want want-clear" aria-label={t("offer-clear")} onClick={clearDraft}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function BeadWant({ type }: { type: PieceType }) {
  const wanted = { kind: "bead" as const, type };
  const count = countWanted(wants.value, wanted);
  const press = () => {
    hideHint();
    want(wanted);
  };
  return (
    <button
      type="button"
      class="want"
      data-type={type}
      data-count={count || undefined}
      aria-pressed={count > 0}
      onClick={press}
    >
      <Name>{t("offer-want", { pieces: nameOf("bead", type, Math.max(count, 1)), count })}</Name>
      <LetteredBead type={type} />
      {count > 0 && (
        <b class="count" aria-hidden="true">
          {count}
        </b>
      )}
    </button>
  );
}

/** What may be asked of the center for the piece that is chosen. */
function takeable(): Heap[] {
  const { options } = view.value!;
  const own = onePiece(selection.value);
  return stacksOf(own ? ofKind(options!.swap_take, own.kind) : options!.swap_take);
}

function CenterWant({ heap: { kind, type, count } }: { heap: Heap }) {
  const takes = swap.value?.takes;
  return (
    <button
      type="button"
      class="want"
      data-type={type}
      aria-pressed={takes?.kind === kind && takes.type === type}
      aria-label={t("table-center-piece", { pieces: nameOf(kind, type, count) })}
      onClick={() => takeFromCenter({ kind, type })}
    >
      <Piece kind={kind} type={type} plain />
    </button>
  );
}
