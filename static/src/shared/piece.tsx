// One drawing out of the sprite: a bead, a totem or an icon. Decoration to a screen reader: its neighbour has the words.

import type { PieceKind, PieceType } from "../protocol";
import { t } from "../words/words";
import { TYPES } from "./pieces";

let sprite = "";

export function setSprite(address: string): void {
  sprite = address;
}

export function spriteAddress(): string {
  return sprite;
}

export type Size = "small" | "normal" | "large" | "free";

const BOX: Record<PieceKind, string> = { bead: "0 0 48 48", spirit: "0 0 96 96" };
const CLASS: Record<Size, string> = { small: "piece piece-s", normal: "piece", large: "piece piece-l", free: "piece" };

interface PieceProps {
  kind: PieceKind;
  type: PieceType | number;
  size?: Size;
  class?: string;
  /** Totems under 40 px have their own, plainer drawing. */
  plain?: boolean;
}

export function Piece({ kind, type, size = "normal", class: more, plain }: PieceProps) {
  const name = typeof type === "number" ? TYPES[type]! : type;
  const isPlain = kind === "spirit" && (plain ?? (size === "small" || size === "normal"));
  return (
    <svg
      class={more ? `${CLASS[size]} ${more}` : CLASS[size]}
      viewBox={BOX[kind]}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <use href={`${sprite}#${kind}-${name}${isPlain ? "-small" : ""}`} />
    </svg>
  );
}

/** A bead with its letter, which hangs at its lower left and leaves the pattern free. */
export function LetteredBead({ type, size = "normal" }: { type: PieceType; size?: Size }) {
  return (
    <span class="bead" data-type={type}>
      <Piece kind="bead" type={type} size={size} />
      <i class="letter" aria-hidden="true">
        {t("type-letter", { type })}
      </i>
    </span>
  );
}

/** An icon of the sprite, `check` or `menu`. */
export function Icon({ name, class: more = "" }: { name: string; class?: string }) {
  return (
    <svg class={`icon ${more}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The game's name as it is lettered. A screen reader has it from the text beside. */
export function DrawnTitle() {
  return (
    <svg class="title-drawn" viewBox="0 0 226 154" aria-hidden="true">
      <use href={`${sprite}#title`} />
    </svg>
  );
}

/** The inscription of the box top, which tells it from the bottom. */
export function Wordmark() {
  return (
    <svg class="wordmark" viewBox="0 0 152 24" aria-hidden="true">
      <use href={`${sprite}#ceramic`} />
    </svg>
  );
}
