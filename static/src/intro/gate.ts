// Only the tap that the coach asks for reaches the table; it is ringed. Any other is answered with a hint and does
// nothing. Pieces can't be dragged here: a drag says more than the one thing that is asked for. The rest of the page is
// left alone, and so is moving about with the keyboard.

export interface Gate {
  /** The selector of what may be tapped now; null: nothing. */
  readonly asked: () => string | null;
  /** The tap that was asked for, after the table has had it. */
  readonly tapped: () => void;
  /** Another one. */
  readonly missed: () => void;
}

const RING = "data-ring";
const CHANGES = {
  childList: true,
  subtree: true,
  attributeFilter: ["data-type", "data-zone", "data-asks", "data-giver"],
};

/** Watches the taps inside `table` until it is stopped. */
export function watchTaps(table: HTMLElement, { asked, tapped, missed }: Gate): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || !table.contains(target)) return;
    const selector = asked();
    if (selector !== null && target.closest(selector)) {
      setTimeout(tapped);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    missed();
  };
  const onDown = (event: PointerEvent) => {
    if (event.target instanceof Node && table.contains(event.target)) event.stopPropagation();
  };
  addEventListener("click", onClick, true);
  addEventListener("pointerdown", onDown, true);
  return () => {
    removeEventListener("click", onClick, true);
    removeEventListener("pointerdown", onDown, true);
  };
}

/** Rings what may be tapped, also when it is drawn anew, until it is stopped. */
export function ring(table: HTMLElement, selector: string | null): () => void {
  const draw = () => {
    for (const each of table.querySelectorAll(`[${RING}]`)) {
      if (selector === null || !each.matches(selector)) each.removeAttribute(RING);
    }
    if (selector !== null) for (const each of table.querySelectorAll(selector)) each.setAttribute(RING, "");
  };
  draw();
  const watching = new MutationObserver(draw);
  watching.observe(table, CHANGES);
  return () => watching.disconnect();
}
