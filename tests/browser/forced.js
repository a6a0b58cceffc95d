// What a reader whose system chooses all colours could not see or tell apart on this page; run by forced_colours.py.

() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const faults = new Set();
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((each) => `.${each}`).join("");
  const all = (selector) => [...root.querySelectorAll(selector)].filter(isSeen);

  for (const piece of all("svg.piece")) {
    if (getComputedStyle(piece).forcedColorAdjust !== "none") faults.add(`${nameOf(piece)} loses its colours`);
  }

  const hasLine = (style, side) => style[`${side}Style`] !== "none" && parseFloat(style[`${side}Width`]) > 0;
  /** What is left of a look when the system has taken its colours: lines, and grounds of its own choosing. */
  function look(element) {
    return [null, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      const lines = ["borderTop", "borderRight", "borderBottom", "borderLeft"].map((side) =>
        hasLine(style, side) ? `${style[`${side}Style`]} ${style[`${side}Width`]} ${style[`${side}Color`]}` : "none");
      const outline = hasLine(style, "outline") ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : "none";
      return [...lines, outline, style.backgroundColor, style.color, style.content, style.textDecorationLine].join(" / ");
    }).join(" | ");
  }

  for (const control of all("button, input, select, textarea, a.button")) {
    const style = getComputedStyle(control), before = getComputedStyle(control, "::before");
    if (![style, before].some((each) => ["borderTop", "borderBottom", "outline"].some((side) => hasLine(each, side)))) {
      faults.add(`${nameOf(control)} has no line around it`);
    }
  }

  const STATES = {
    "[aria-pressed=true]": (element) => element.setAttribute("aria-pressed", "false"),
    "[aria-checked=true]": (element) => element.setAttribute("aria-checked", "false"),
    "[aria-disabled=true]": (element) => element.setAttribute("aria-disabled", "false"),
    "[data-confirm]": (element) => element.removeAttribute("data-confirm"),
    "input:disabled": (element) => { element.disabled = false; },
    "input:checked": (element) => { element.checked = false; },
  };
  for (const [state, takeAway] of Object.entries(STATES)) {
    for (const control of all(state)) {
      const twin = control.cloneNode(true);
      takeAway(twin);
      control.after(twin);
      twin.getAnimations({ subtree: true }).forEach((each) => each.finish());
      if (look(twin) === look(control)) faults.add(`${nameOf(control)} does not show that it is ${state}`);
      twin.remove();
    }
  }
  return [...faults];
}
