({ narrowest, scrolls }) => {
  const ROUNDING = 0.5;
  const REACH = 21; // a pixel less than half of 44
  const found = [];
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.scrollingElement;
  const said = (each) => `${each.className || each.tagName.toLowerCase()} "${each.textContent.trim().slice(0, 30)}"`;
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;

  // what a list that scrolls by itself has outside of its frame is reached by scrolling that list
  const isInFrame = (each) => {
    const box = each.getBoundingClientRect();
    for (let frame = each.parentElement; frame && frame !== root; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      const of = frame.getBoundingClientRect();
      if (box.bottom > of.bottom + 1 || box.right > of.right + 1 || box.top < of.top - 1) return false;
    }
    return true;
  };
  const hits = (each, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return each.contains(hit) || each.closest("label")?.contains(hit);
  };
  const isInBar = (each) => getComputedStyle(each.closest("footer, header") ?? each).position === "sticky";

  const measure = (each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isAcross = box.left >= -ROUNDING && box.right <= wide + ROUNDING;
    const isIn = isAcross && box.top >= -ROUNDING && box.bottom <= high + ROUNDING;
    if (!isAcross) found.push(`${said(each)} is cut at the side`);
    else if (!isIn && !scrolls) found.push(`${said(each)} is out of sight, from ${box.top} to ${box.bottom}`);
    if (box.width < narrowest - ROUNDING || box.height < 44 - ROUNDING) {
      const around = [[x - REACH, y], [x + REACH, y], [x, y - REACH], [x, y + REACH]];
      const isLarge = isIn && around.every(([atX, atY]) => hits(each, atX, atY));
      if (!isLarge) found.push(`${said(each)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    }
    // a bar that stays at the foot of a longer page covers what is scrolled away from under it
    const isCovered = isIn && !hits(each, x, y) && !(scrolls && isInBar(document.elementFromPoint(x, y)));
    if (isCovered) found.push(`${said(each)} lies below something`);
    if (each.tagName === "BUTTON" && each.scrollWidth > each.clientWidth + 1) found.push(`${said(each)} is too narrow for its text`);
  };

  const compare = (one, other) => {
    if (one.contains(other) || other.contains(one)) return;
    if (scrolls && (isInBar(one) || isInBar(other))) return;
    const chip = one.closest(".friend");
    if (chip && chip === other.closest(".friend")) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wideBy = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const highBy = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wideBy > 2 && highBy > 2) found.push(`${said(one)} and ${said(other)} overlap by ${wideBy.toFixed(0)} x ${highBy.toFixed(0)}`);
  };

  if (root.scrollWidth > wide) found.push(`the page is ${root.scrollWidth} px wide`);
  if (!scrolls && root.scrollHeight > high + ROUNDING) found.push(`the page is ${root.scrollHeight} px high`);
  const all = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")];
  const controls = all.filter((each) => isSeen(each) && isInFrame(each));
  controls.forEach(measure);
  controls.forEach((one, at) => controls.slice(at + 1).forEach((other) => compare(one, other)));
  return found;
}
