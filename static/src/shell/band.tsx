// The yellow title band over the quiet screens.

import type { ComponentChildren } from "preact";
import { DrawnTitle, Piece } from "../shared/piece";
import type { PieceType } from "../state/store";
import { TalkButton } from "../talk/talk_button";
import { MenuButton } from "./menu_button";

const STREWN: readonly PieceType[] = ["owl", "fish", "bull", "frog"];

interface BandProps {
  title: string;
  /** Whether the title is the game's name, and so lettered. */
  isGame?: boolean;
  children?: ComponentChildren;
}

export function Band({ title, isGame, children }: BandProps) {
  return (
    <header class="band">
      <div class="band-beads" aria-hidden="true">
        {STREWN.map((type) => (
          <Piece key={type} kind="bead" type={type} />
        ))}
      </div>
      <h1 class="title" tabIndex={-1}>
        {isGame && <DrawnTitle />}
        <span class={isGame ? "visually-hidden" : ""}>{title}</span>
      </h1>
      <TalkButton inBand />
      <MenuButton inBand />
      {children}
    </header>
  );
}
