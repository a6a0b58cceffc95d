"""The gallery as a thing to measure: its drawings at 24 px, as silhouettes and as an eye sees their ink."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, FloatRect, Page

from tests.look.apart import Lab, Mask, ink_of, silhouette
from tests.look.png import Picture, read_png

TYPES = ("bull", "snake", "frog", "owl", "fish")
SIZE = 24
SCALE = 2
CONTOUR = 3
"""Of the pictures' own pixels: as wide as the line around a drawing is at this size."""
SHAPE_DISTANCE = 0.14
"""Silhouettes share less than 86 % of what they cover together, however they are moved."""
INK_DISTANCE = 8.0
"""CIELAB: four times what is just seen side by side, since pieces lie apart."""
SILHOUETTES = """() => {
  const { style } = document.documentElement;
  for (const type of ["bull", "snake", "frog", "owl", "fish"])
    for (const ink of [type, `${type}-2`]) style.setProperty(`--${ink}`, "#000");
  for (const [name, colour] of [["key", "#000"], ["bone", "#000"], ["cast", "transparent"], ["paper", "#fff"]])
    style.setProperty(`--${name}`, colour);
}"""
NOTHING_ELSE = """(size) => {
  for (const part of document.querySelectorAll(".gallery > section, .gallery-row"))
    part.hidden = !part.querySelector(`[data-drawing][data-px="${size}"]`);
}"""
"""What is not measured is not painted either."""
PLACES = "(cells) => [...document.querySelectorAll(cells)].map((cell) => cell.getBoundingClientRect().toJSON())"
IN_INK = "() => document.documentElement.removeAttribute('style')"


def open_gallery(page: Page, url: str) -> Gallery:
    """The gallery, once all of it is drawn."""
    gallery = Gallery(page, page.context.new_cdp_session(page))
    page.on("pageerror", lambda error: gallery.complaints.append(str(error)))
    page.on("console", lambda said: gallery.complaints.append(said.text) if said.type == "error" else None)
    page.goto(f"{url}/gallery")
    page.locator("#gallery[data-ready]").wait_for()
    page.locator("[data-icon=title]").wait_for()
    return gallery


@dataclass
class Gallery:
    page: Page
    session: CDPSession
    complaints: list[str] = field(default_factory=list)
    masks: dict[str, dict[str, Mask]] = field(default_factory=dict)

    def wear(self, theme: str) -> None:
        self.page.locator(f"[data-choice={theme}]").click()

    def see_with(self, vision: str) -> None:
        """`none`, or a colour-vision deficiency as Chromium names it."""
        self.session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})

    def silhouettes(self, kind: str) -> dict[str, Mask]:
        """The outlines of the five types, however they are coloured."""
        if kind not in self.masks:
            self.page.evaluate(SILHOUETTES)
            self.masks[kind] = {type: silhouette(picture) for type, picture in self.pictures(kind).items()}
            self.page.evaluate(IN_INK)
        return self.masks[kind]

    def inks(self, kind: str) -> dict[str, Lab]:
        """The ink of each type, as it is seen now."""
        masks = self.silhouettes(kind)
        return {type: ink_of(picture, masks[type], CONTOUR) for type, picture in self.pictures(kind).items()}

    def pictures(self, kind: str) -> dict[str, Picture]:
        """The five types, cut out of one picture of their row."""
        self.page.evaluate(NOTHING_ELSE, SIZE)
        places: list[FloatRect] = self.page.evaluate(PLACES, f"[data-px='{SIZE}'][data-drawing^={kind}]")
        left, top = places[0]["x"], places[0]["y"]
        width = places[-1]["x"] - left + SIZE
        row = read_png(self.page.screenshot(clip={"x": left, "y": top, "width": width, "height": SIZE}))
        lefts = (round((place["x"] - left) * SCALE) for place in places)
        return {type: row.cut(at, 0, SIZE * SCALE) for type, at in zip(TYPES, lefts, strict=True)}
