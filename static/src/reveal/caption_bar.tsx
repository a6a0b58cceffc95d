// The caption: what this moment shows, in a sentence; below it the host's row. The log has the same for screen readers.

import { Piece } from "../shared/piece";
import { setOf } from "../shared/players";
import { type PieceType, type RoundSheet, t, view } from "../state/store";
import { HostRow } from "./host_row";
import { type Picture, placeOf } from "./picture";
import { captionAt } from "./sentences";
import { word } from "./wording";

export function CaptionBar({ picture, sheet }: { picture: Picture; sheet: RoundSheet }) {
  const { title, detail } = captionAt(picture, sheet, view.value!.progress!.totals);
  const face = picture.beat.kind ?? bestTotem(picture, sheet);
  return (
    <footer class="caption">
      {face && <Piece kind="spirit" type={face} size="free" class="piece" />}
      <p class="caption-said" aria-hidden="true">
        <span class="caption-words" key={placeOf(picture)}>
          <b>{word(title)}</b>
          {detail && <small>{word(detail)}</small>}
        </span>
      </p>
      <p class="caption-held" role="status">
        {picture.isHeld ? t("reveal-held") : ""}
      </p>
      <HostRow picture={picture} />
    </footer>
  );
}

/** The animal of whoever scored most, once that is said. */
function bestTotem({ cue }: Picture, { totals }: RoundSheet): PieceType | null {
  if (cue !== "winner") return null;
  return setOf(totals.indexOf(Math.max(...totals)))[0] ?? null;
}
