// The layer that shows reactions for a moment, at the sign of whoever made them: the animal of a chip, a seat, a row of the
// points. What stands for a player carries `data-seat`; the others' reactions, of those who watch, come in at the top.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isMe } from "../shared/players";
import { reactions, type Seat } from "../state/store";
import { AT_MOST, type Mark, marksOf, type Place, placeAt, SHOWN_MS } from "./marks";
import { isMuted } from "./mutes";
import { ReactionDrawing } from "./reaction";

interface Placed {
  readonly mark: Mark;
  readonly place: Place;
}

export function ReactionMarks() {
  const layer = useRef<HTMLDivElement>(null);
  const shown = useSignal<readonly Placed[]>([]);
  useEffect(() => {
    let last = reactions.peek().at(-1)?.key ?? 0;
    return reactions.subscribe((batches) => {
      const fresh = batches.filter(({ key }) => key > last);
      last = batches.at(-1)?.key ?? last;
      const marks = fresh.flatMap((batch) => marksOf(batch.key, batch.reactions, isMuted));
      const within = layer.current?.closest("dialog") ?? document.querySelector("main");
      if (!marks.length || !within) return;
      shown.value = [
        ...shown.peek(),
        ...marks.map((mark, nth) => ({ mark, place: placeOf(within, mark.seat, nth) })),
      ].slice(-AT_MOST);
      setTimeout(() => (shown.value = shown.peek().filter(({ mark }) => !marks.includes(mark))), SHOWN_MS);
    });
  }, []);
  return (
    <div ref={layer} class="marks" aria-hidden="true">
      {shown.value.map(({ mark: { key, reaction, seat, count }, place }) => (
        <span
          key={key}
          class="mark"
          data-reaction={reaction}
          data-by={seat ?? "watchers"}
          style={{ left: `${place.x}px`, top: `${place.y}px` }}
        >
          <ReactionDrawing reaction={reaction} />
          {count > 1 && <b class="mark-count">{count}</b>}
        </span>
      ))}
    </div>
  );
}

function placeOf(within: ParentNode, seat: Seat | null, nth: number): Place {
  const screen = { width: innerWidth, height: innerHeight };
  const sign = signsOf(within, seat).find((each) => each.getClientRects().length > 0);
  const drawn = sign?.querySelector(".piece, .seat-token, .icon") ?? sign;
  const top = { left: innerWidth / 2, top: 76, width: 0, height: 0 };
  return placeAt(drawn?.getBoundingClientRect() ?? top, screen, nth);
}

/** On the table the reader has no sign of their own; what they react with stands for them. */
function signsOf(within: ParentNode, seat: Seat | null): Element[] {
  const signs = within.querySelectorAll(seat === null ? "[data-watchers]" : `[data-seat="${seat}"]`);
  return [...signs, ...(isMe(seat) ? within.querySelectorAll("[data-own-reactions]") : [])];
}
