const controls = "a[href], button, summary, label, input";

/**
 * Remembers what is clicked while the scripts take the page over, so that no click is lost where they fail.
 * @returns puts the page as it was built in the place of the one that failed and carries the clicks out on it; `forget`
 * where it isn't needed any more
 */
export function watchClicks(): { putBack: (asBuilt: Element) => void; forget: () => void } {
  const clicks: { event: Event; place: number[] }[] = [];
  const hear = (event: Event) => {
    clicks.push({ event, place: placeOf(event.target as Element) });
  };
  addEventListener("click", hear, true);
  const forget = () => removeEventListener("click", hear, true);
  return {
    forget,
    putBack(asBuilt) {
      forget();
      document.documentElement?.remove();
      document.append(asBuilt);
      for (const { event, place } of clicks) clickedAt(asBuilt, place, event)?.click();
      finishPress();
    },
  };
}

/** The control to press anew; undefined where the browser followed a link or sent a form by itself. */
function clickedAt(root: Element, place: number[], { defaultPrevented }: Event): HTMLElement | undefined {
  const found = place.reduce<Element | undefined>((at, index) => at?.children[index], root);
  const control = found?.closest<HTMLElement>(controls);
  const done = !defaultPrevented && control?.matches("a, button:not([type=button]), [type=submit]");
  return done ? undefined : (control ?? undefined);
}

/** The way to an element from the page's root, by its place among the children on each level. */
function placeOf(element: Element): number[] {
  const { parentElement } = element;
  return parentElement
    ? [...placeOf(parentElement), Array.prototype.indexOf.call(parentElement.children, element)]
    : [];
}

/** A press that began on the page before is let go on this one: no browser makes a click of that. */
function finishPress(): void {
  const watch = new AbortController();
  const options = { capture: true, once: true, signal: watch.signal };
  addEventListener("pointerdown", () => watch.abort(), options);
  addEventListener(
    "pointerup",
    ({ target }) => {
      watch.abort();
      (target as Element).closest<HTMLElement>(controls)?.click();
    },
    options,
  );
}
