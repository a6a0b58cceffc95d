// The open center. A tap on a piece chooses it for a swap; a second takes the choice back.

import { type CenterPiece, select, selection, swap, takeFromCenter } from "../offer/draft";
import { Piece } from "../shared/piece";
import { type Heap, stacksOf } from "../shared/pieces";
import { nameOf } from "../shared/stack";
import { t, view } from "../state/store";
import { countIn } from "./heaps";
import { hideHint, showHint } from "./hint";
import { Name } from "./name";
import { NO_SELECTION, onePiece } from "./selection";

export function Center() {
  const { center, mine } = view.value!;
  const stacks = stacksOf(center!);
  if (!stacks.length)
    return (
      <div class="center">
        <p class="center-none">{t("table-center-none")}</p>
      </div>
    );
  return (
    <div class="center">
      <span class="center-label" aria-hidden="true">
        {t("table-center")}
      </span>
      <ul class="center-pieces" aria-label={t("table-center")}>
        {stacks.map((heap) => (
          <li key={heap.kind + heap.type}>{mine ? <CenterButton heap={heap} /> : <CenterStack heap={heap} />}</li>
        ))}
      </ul>
    </div>
  );
}

function CenterButton({ heap }: { heap: Heap }) {
  const { kind, type, count } = heap;
  const takes = swap.value?.takes;
  return (
    <button
      type="button"
      class="center-piece"
      data-kind={kind}
      data-type={type}
      data-count={count}
      aria-pressed={takes?.kind === kind && takes.type === type}
      onClick={() => tapCenterPiece(heap)}
    >
      <Name>{t("table-center-piece", { pieces: nameOf(kind, type, count) })}</Name>
      <Drawn heap={heap} />
    </button>
  );
}

/** What the options leave out can't be asked for; all else the server decides. */
export function tapCenterPiece({ kind, type }: CenterPiece): void {
  const { options, mine } = view.value!;
  const { fingers } = mine!;
  hideHint();
  if (stacksOf(fingers).length) return showHint("center", t("table-fingers-full"));
  if (!countIn(options!.swap_take, kind, type)) return showHint("center", t(`table-no-own-${kind}`));
  const own = onePiece(selection.value);
  if (own && own.kind !== kind) select(NO_SELECTION); // one kind for one: what can't be given is put back
  takeFromCenter({ kind, type });
}

function CenterStack({ heap: { kind, type, count } }: { heap: Heap }) {
  return (
    <span class="center-piece" data-kind={kind} data-type={type} data-count={count}>
      <Drawn heap={{ kind, type, count }} />
      <Name>{nameOf(kind, type, count)}</Name>
    </span>
  );
}

function Drawn({ heap: { kind, type, count } }: { heap: Heap }) {
  return (
    <>
      <Piece kind={kind} type={type} plain />
      {count > 1 && (
        <b class="count" aria-hidden="true">
          {count}
        </b>
      )}
    </>
  );
}
