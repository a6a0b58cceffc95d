// Keeps the place of somebody who goes by keyboard or screen reader. Its law: when what had the focus leaves the page,
// the focus goes to what stands next in its stead, never back to the page's beginning; after a sheet, to where it was
// before. A screen that changes as a whole leads to its own title, and comes first.

const REACHED = "button, a[href], summary, select, input, textarea, [tabindex='0']";
const AFTER_THE_SCREEN_MS = 80; // by then a new screen has led to its title

/** An element with the way down to it: its ancestors from the top, and which child of each leads there. */
interface Place {
  readonly element: HTMLElement;
  readonly way: readonly Element[];
  readonly at: readonly number[];
}

/** Follows the focus until it is stopped. */
export function keepPlace(): () => void {
  let last: Place | null = null;
  let onScreen: Place | null = null; // the last one in no sheet
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = placeOf(target);
    if (!target.closest("dialog")) onScreen = last;
  };
  const look = () => {
    if (!isLost(last)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (isLost(last)) restore(document.querySelector("dialog[open]") ? last : onScreen);
    }, AFTER_THE_SCREEN_MS);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocus);
  return () => {
    clearTimeout(waiting);
    changes.disconnect();
    document.removeEventListener("focusin", onFocus);
  };
}

/** Whether nothing has the focus, because what had it is gone. */
function isLost(last: Place | null): last is Place {
  const now = document.activeElement;
  return last !== null && !last.element.isConnected && (now === null || now === document.body);
}

function placeOf(element: HTMLElement): Place {
  const way: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) way.unshift(each);
  return {
    element,
    way,
    at: way.map((each) => (each.parentElement ? [...each.parentElement.children].indexOf(each) : 0)),
  };
}

function restore(place: Place | null): void {
  const heir = place && (place.element.isConnected ? place.element : heirOf(place));
  const target = heir ?? document.querySelector<HTMLElement>("main h1");
  target?.focus({ preventScroll: true });
  if (target?.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

/** What stands where it stood, else after it, else before it: in the nearest part of the page that is still there. */
function heirOf({ way, at }: Place): HTMLElement | null {
  for (let depth = way.length - 2; depth >= 0; depth -= 1) {
    const part = way[depth]!;
    if (!part.isConnected || part.id === "app") continue;
    const from = at[depth + 1]!;
    const children = [...part.children];
    const found = firstIn(children.slice(from)) ?? firstIn(children.slice(0, from).reverse());
    if (found) return found;
  }
  return null;
}

function firstIn(parts: readonly Element[]): HTMLElement | null {
  for (const part of parts) {
    const all = [part, ...part.querySelectorAll<HTMLElement>(REACHED)];
    const found = all.find(
      (each): each is HTMLElement =>
        each.matches(REACHED) && each.getClientRects().length > 0 && !each.matches(":disabled"),
    );
    if (found) return found;
  }
  return null;
}
