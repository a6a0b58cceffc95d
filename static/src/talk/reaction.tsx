// One reaction, drawn: out of a sprite of its own that is fetched when the first one is shown.

import sprite from "../art/reactions.svg";
import type { Reaction } from "../protocol";

export const REACTIONS: readonly Reaction[] = ["applause", "laugh", "wow", "heart", "cry", "hurry"];

export function ReactionDrawing({ reaction }: { reaction: Reaction }) {
  return (
    <svg class="reaction" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${sprite}#${reaction}`} />
    </svg>
  );
}
