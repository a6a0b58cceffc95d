// What is wrong with the place that texts and controls have on this page, a sentence each; run in the page by layout.py.
// Its law: it looks at what is painted, so it needs no list of elements; what may be cut is named by whoever asks.

({ mayBeCut, peoplesOwn, width }) => {
  const SLACK = 1.5; // pixels: fractions of them are rounded differently for texts and boxes
  const SEEN_PART = 0.7; // of a line's height: its letters, without the room above and below
  const faults = new Set();
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

  const short = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((each) => `.${each}`).join("");
  const fault = (what, element, text) => faults.add(`${what}: ${short(text)} in ${nameOf(element)}`);
  const isCutting = (value) => value === "hidden" || value === "clip";

  function isSeen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(each);
      if (clipPath === "inset(50%)" || (each.clientWidth <= 1 && isCutting(overflowX))) return false; // for ears only
    }
    return true;
  }

  /** The ancestors whose box holds the element, with what each does to what sticks out of it; nearest first. */
  function boxesAround(element) {
    const boxes = [];
    let position = "static";
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      const isHolder = position !== "fixed" && (position !== "absolute" || style.position !== "static");
      if (isHolder) {
        boxes.push({ element: each, style, box: each.getBoundingClientRect() });
        position = style.position;
      }
      if (each === root) break;
    }
    return boxes;
  }

  const isOverlay = ({ position, zIndex }) =>
    position === "fixed" || position === "sticky" || (position === "absolute" && zIndex !== "auto");

  /** The line's rectangle as far as it can be seen; null when it is scrolled out of sight. Tells what cuts it. */
  function look(line, boxes, text, parent) {
    let { left, right, top, bottom } = line;
    let isInFlow = true, isTold = false; // of a line that is too wide, the nearest box says it
    const middle = (top + bottom) / 2;
    for (const { element, style, box } of boxes) {
      const isBlock = style.display !== "inline" && style.display !== "contents";
      const cutsX = isCutting(style.overflowX), cutsY = isCutting(style.overflowY);
      const outX = left < box.left - SLACK || right > box.right + SLACK;
      const outY = middle < box.top || middle > box.bottom;
      const isAllowed = parent.closest(mayBeCut) !== null && peoplesOwn.some((each) => text.includes(each));
      if (isBlock && !isAllowed) {
        if (cutsX && outX) fault("is cut at the side", element, text);
        if (cutsY && outY) fault("is cut above or below", element, text);
        const scrolls = !cutsX && style.overflowX !== "visible";
        if (isInFlow && outX && !cutsX && !scrolls && !isTold) {
          fault("is wider than its box", element, text);
          isTold = true;
        }
      }
      if (isBlock && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
        left = Math.max(left, box.left); right = Math.min(right, box.right);
        top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
        if (right - left < 1 || bottom - top < 1) return null;
      }
      if (style.position === "absolute" || style.position === "fixed") isInFlow = false;
    }
    if (left < -SLACK || right > width + SLACK) fault("sticks out of the screen", parent, text);
    return { left, right, top, bottom };
  }

  /** The letters' own part of a line. */
  function letters({ left, right, top, bottom }, size) {
    const middle = (top + bottom) / 2, half = (Math.min(bottom - top, size) * SEEN_PART) / 2;
    return { left: left + 1, right: right - 1, top: middle - half, bottom: middle + half };
  }

  const seen = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent || ["SCRIPT", "STYLE", "OPTION", "TEXTAREA"].includes(parent.tagName) || !isSeen(parent)) continue;
    const boxes = boxesAround(parent);
    const layer = boxes.find(({ style }) => isOverlay(style))?.element ?? root;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const rectangle = look(line, boxes, node.data, parent);
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (rectangle) seen.push({ node, parent, layer, ...letters(rectangle, size) });
    }
  }

  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      if (!isApart) fault(`lies over ${short(other.node.data)}`, one.parent, one.node.data);
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  const widthOf = (text, element) => {
    pen.font = getComputedStyle(element).font;
    return pen.measureText(text).width;
  };
  for (const field of root.querySelectorAll("input[placeholder], select")) {
    const style = getComputedStyle(field);
    const text = field.placeholder ?? field.selectedOptions[0]?.text ?? "";
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (isSeen(field) && widthOf(text, field) > room + SLACK) fault("has no room", field, text);
  }

  for (const control of root.querySelectorAll("button, a, input, select, summary, textarea")) {
    if (!isSeen(control)) continue;
    const { left, right } = control.getBoundingClientRect();
    const scrolled = boxesAround(control.parentElement).some(({ style }) => style.overflowX === "auto" || style.overflowX === "scroll");
    if (!scrolled && (left < -SLACK || right > width + SLACK)) fault("sticks out of the screen", control, control.textContent);
  }
  const page = document.documentElement.scrollWidth;
  if (page > width + SLACK) faults.add(`the page is ${page} pixels wide, the screen ${width}`);
  return [...faults];
}
