// What an offer asks for, drawn: its pieces, and a dashed disc for each "any". Silent: the words stand beside it.

import { t, type Wants } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";

export function WantedPieces({ wants }: { wants: Wants }) {
  return (
    <>
      <SeenPieces pieces={wants.pieces} silent />
      {wants.any_beads > 0 && <Any kind="bead" count={wants.any_beads} />}
      {wants.any_spirits > 0 && <Any kind="spirit" count={wants.any_spirits} />}
    </>
  );
}

/** A disc for beads, an arch for animals, as their empty places have everywhere. */
export function Any({ kind, count }: { kind: "bead" | "spirit"; count: number }) {
  return (
    <span
      class="any"
      data-kind={kind}
      data-count={count}
      title={t(kind === "bead" ? "any-beads" : "any-spirits", { count })}
    >
      {count > 1 ? `${count}?` : "?"}
    </span>
  );
}
