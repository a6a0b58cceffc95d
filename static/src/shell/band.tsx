// The yellow title band over the quiet screens.

import type { ComponentChildren } from "preact";
import { Piece } from "../shared/piece";
import type { PieceType } from "../state/store";
import { TalkButton } from "../talk/talk_button";
import { MenuButton } from "./menu_button";

const STREWN: readonly PieceType[] = ["owl", "fish", "bull", "frog"];

export function Band({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="band">
      <div class="band-beads" aria-hidden="true">
        {STREWN.map((type) => <Piece key={type} kind="bead" type={type} />)}
      </div>
      <h1 class="title" tabIndex={-1}>{title}</h1>
      <TalkButton inBand />
      <MenuButton inBand />
      {children}
    </header>
  );
}
