// The reactions, one tap each. What everybody may do at any time, spectators too.

import { type Reaction, send, t } from "../state/store";
import { REACTIONS, ReactionDrawing } from "./reaction";

const APART_MS = 150; // who taps faster is shown the same, and never told to wait

let last = -Infinity;

export function react(reaction: Reaction, now = performance.now()): void {
  if (now - last < APART_MS) return;
  last = now;
  void send({ type: "react", reaction }, "react");
}

interface ReactionsRowProps {
  onReact?: () => void;
  only?: readonly Reaction[];
}

export function ReactionsRow({ onReact, only = REACTIONS }: ReactionsRowProps) {
  const press = (reaction: Reaction) => {
    react(reaction);
    onReact?.();
  };
  return (
    <div class="reactions-row" role="group" aria-label={t("reactions")} data-own-reactions>
      {only.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="react"
          data-reaction={reaction}
          aria-label={t("reaction", { reaction })}
          onClick={() => press(reaction)}
        >
          <ReactionDrawing reaction={reaction} />
        </button>
      ))}
    </div>
  );
}
