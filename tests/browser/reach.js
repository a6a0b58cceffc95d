// The controls of this page that a reader can't bring into sight by scrolling, a sentence each; run by zoom.py.
// Its law: a control counts as reached when, scrolled to, it lies on the screen and is not covered at its middle.

() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const short = (element) => (element.ariaLabel ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
  const faults = [];
  for (const control of root.querySelectorAll("button, a, input, select, summary, textarea")) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : document.elementFromPoint(x, y);
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control));
    const label = control.closest("label"); // a tap on a label reaches its field
    if (!isHit && !label?.contains(hit)) {
      faults.push(`“${short(control)}” (${control.className}) can't be reached: ${hit ? `it lies under ${hit.tagName.toLowerCase()}.${hit.className}` : "it is off the screen"}`);
    }
  }
  scrollTo(0, 0);
  for (const each of document.querySelectorAll("*")) if (each.scrollTop || each.scrollLeft) each.scrollTo(0, 0);
  return faults;
}
