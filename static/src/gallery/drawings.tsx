// Every drawing of the sprite at the sizes it is used in. The cells carry the drawing's name and size, for the test that
// measures how far apart the types are.

import { useEffect, useState } from "preact/hooks";
import type { PieceKind, PieceType } from "../protocol";
import { LetteredBead, Piece, spriteAddress } from "../shared/piece";
import { TYPES } from "../shared/pieces";

const SIZES = [20, 24, 40, 96, 240] as const;
const PLAIN_BELOW = 40; // as in Piece: smaller totems have their own drawing
const DRAWN_APART = /^(bead|spirit)-/;

export function Drawings() {
  return (
    <>
      <section>
        <h2>Beads</h2>
        {SIZES.map((size) => (
          <Row key={size} kind="bead" size={size} />
        ))}
      </section>
      <section>
        <h2>Beads with their letters</h2>
        {[20, 24, 40].map((size) => (
          <p key={size} class="gallery-row" data-lettered={size}>
            {TYPES.map((type) => (
              <Lettered key={type} type={type} size={size} />
            ))}
          </p>
        ))}
      </section>
      <section>
        <h2>Spirit animals</h2>
        {SIZES.map((size) => (
          <Row key={size} kind="spirit" size={size} />
        ))}
      </section>
      <Symbols />
    </>
  );
}

function Row({ kind, size }: { kind: PieceKind; size: number }) {
  return (
    <div class="gallery-row">
      <small>{size}</small>
      {TYPES.map((type) => {
        const isPlain = kind === "spirit" && size < PLAIN_BELOW;
        const name = `${kind}-${type}${isPlain ? "-small" : ""}`;
        return (
          <span
            key={type}
            class="gallery-cell"
            data-drawing={name}
            data-px={size}
            style={{ width: `${size}px`, height: `${size}px` }}
          >
            <Piece kind={kind} type={type} size="free" plain={isPlain} />
          </span>
        );
      })}
    </div>
  );
}

function Lettered({ type, size }: { type: PieceType; size: number }) {
  return (
    <span class="gallery-lettered" style={{ fontSize: `${size}px` }}>
      <LetteredBead type={type} size="free" />
    </span>
  );
}

/** Whatever else the sprite holds, read from the file, so that a new icon shows up by itself. */
function Symbols() {
  const [symbols, setSymbols] = useState<readonly { id: string; box: string }[]>([]);
  useEffect(() => void readSymbols().then(setSymbols), []);
  return (
    <section>
      <h2>Icons and lettering</h2>
      <ul class="gallery-icons">
        {symbols.map(({ id, box }) => (
          <li key={id} data-icon={id}>
            <svg viewBox={box} aria-hidden="true">
              <use href={`${spriteAddress()}#${id}`} />
            </svg>
            <small>{id}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readSymbols(): Promise<{ id: string; box: string }[]> {
  const text = await (await fetch(spriteAddress())).text();
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
  return [...drawn]
    .map(
      ({
        id,
        viewBox: {
          baseVal: { width, height },
        },
      }) => ({ id, box: `0 0 ${width} ${height}` }),
    )
    .filter(({ id }) => !DRAWN_APART.test(id));
}
