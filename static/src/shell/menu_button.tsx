// The way to everything that is no act of the game, and the sign of the connection beside it.

import { IconButton } from "../shared/button";
import { roomPage } from "../shared/page";
import { connection, t } from "../state/store";
import { openMenu } from "./sheets";

/** On yellow bands it keeps to the corner; elsewhere it takes its place in the line. */
export function MenuButton({ inBand = false }: { inBand?: boolean }) {
  if (roomPage().isScreen) return null;
  return <IconButton name="menu" label={t("menu")} onPress={openMenu} class={inBand ? "menu-button" : ""} hasPopup />;
}

/** The dot of the table's top line. Its shape says it too: filled, ring, square. */
export function ConnectionDot() {
  const state = connection.value === "closed" ? "off" : connection.value;
  return <i class="connection" data-state={state} role="img" aria-label={t("connection", { state })} />;
}
