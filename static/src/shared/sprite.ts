// Brings the sprite into the page itself. Drawings that refer to another file are built by browsers twice, at once and again
// when that file reports to each of them: a sixth of all that a poor phone does until a full table is drawn.

import { setSprite } from "./piece";

/** Where it can't be had, drawings refer to the file, which may still come. Never rejects. */
export async function bringSprite(address: string): Promise<void> {
  setSprite(address);
  const text = await fetch(address).then(
    (found) => (found.ok ? found.text() : ""),
    () => "",
  );
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return;
  const sprite = document.importNode(parsed, true);
  sprite.setAttribute("hidden", "");
  document.body.append(sprite);
  setSprite("");
}
