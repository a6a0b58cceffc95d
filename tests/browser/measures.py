"""What can be measured of a screen: whether all that can be tapped is in sight, large enough, and not below anything."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURE = """({ smallest, scrolls }) => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} px wide`);
  if (!scrolls && root.scrollHeight > high + 0.5) faults.push(`the page is ${root.scrollHeight} px high`);
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
  // what a list that scrolls by itself has outside of its frame is reached by scrolling that list
  const framed = (each) => {
    const box = each.getBoundingClientRect();
    let frame = each.parentElement;
    for (; frame && frame !== root; frame = frame.parentElement) {
      const how = getComputedStyle(frame);
      if (/auto|scroll/.test(how.overflowY + how.overflowX)) {
        const of = frame.getBoundingClientRect();
        if (box.bottom > of.bottom + 1 || box.right > of.right + 1 || box.top < of.top - 1) return false;
      }
    }
    return true;
  };
  const said = (each) => `${each.className || each.tagName.toLowerCase()} "${each.textContent.trim().slice(0, 30)}"`;
  const all = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")];
  const controls = all.filter((each) => isSeen(each) && framed(each));
  const boxes = controls.map((each) => each.getBoundingClientRect());
  const hits = (each, x, y) => each.contains(document.elementFromPoint(x, y)) || each.closest("label")?.contains(document.elementFromPoint(x, y));
  controls.forEach((each, at) => {
    const box = boxes[at];
    const isIn = box.left >= -0.5 && box.right <= wide + 0.5 && box.top >= -0.5 && box.bottom <= high + 0.5;
    if (!isIn && !scrolls) faults.push(`${said(each)} is out of sight: ${JSON.stringify(box)}`);
    if (box.left < -0.5 || box.right > wide + 0.5) faults.push(`${said(each)} is cut at the side`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width < smallest - 0.5 || box.height < 43.5) {
      const reach = [[x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]];
      const isLarge = isIn && reach.every(([atX, atY]) => hits(each, atX, atY));
      if (!isLarge) faults.push(`${said(each)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    }
    if (isIn && !hits(each, x, y)) faults.push(`${said(each)} lies below something`);
    if (each.tagName === "BUTTON" && each.scrollWidth > each.clientWidth + 1) faults.push(`${said(each)} is too narrow for its text`);
  });
  for (let one = 0; one < controls.length; one += 1) {
    for (let other = one + 1; other < controls.length; other += 1) {
      if (controls[one].contains(controls[other]) || controls[other].contains(controls[one])) continue;
      const [a, b] = [boxes[one], boxes[other]];
      const wideBy = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const highBy = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isBar = (each) => getComputedStyle(each.closest("footer, header") ?? each).position === "sticky";
      if (scrolls && (isBar(controls[one]) || isBar(controls[other]))) continue;
      if (wideBy > 2 && highBy > 2) faults.push(`${said(controls[one])} and ${said(controls[other])} overlap by ${wideBy.toFixed(0)} x ${highBy.toFixed(0)}`);
    }
  }
  return faults;
}"""


def faults(page: Page, smallest: float = 44, scrolls: bool = False) -> list[str]:
    """What is wrong with the screen as it is: nothing, when all is well.

    `smallest` is the least width of a control in CSS pixels (its height is always 44); `scrolls` where the page may be
    higher than the screen.
    """
    found: list[str] = page.evaluate(MEASURE, {"smallest": smallest, "scrolls": scrolls})
    return found
