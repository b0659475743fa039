/**
 * Repeats, once the page is hydrated, the presses that had no effect: those on buttons that need scripts, once for each button.
 */
export async function repeatPresses(elements: Element[]): Promise<void> {
  await waitForHydration();
  const controls = elements.map((element) =>
    element.closest<HTMLElement>("button[type=button]:not([popovertarget])"),
  );
  for (const control of new Set(controls)) control?.click();
}

/** Resolves once `app/shell/shell.tsx` has marked the page as hydrated. */
function waitForHydration(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const check = () => {
      if (!documentElement.hasAttribute("data-hydrated")) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(documentElement, { attributes: true });
    check();
  });
}

const controls = "a[href], button, summary, label, input";

/**
 * Records clicks while the scripts hydrate the page, so that none is lost if they fail.
 * @returns `putBack`, which replaces the failed page with the page as built and repeats the clicks on it; `forget`, which
 * stops recording
 */
export function watchClicks(): { putBack: (asBuilt: Element) => void; forget: () => void } {
  const clicks: { event: Event; path: number[] }[] = [];
  const record = (event: Event) => {
    clicks.push({ event, path: findPath(event.target as Element) });
  };
  addEventListener("click", record, true);
  const forget = () => removeEventListener("click", record, true);
  return {
    forget,
    putBack(asBuilt) {
      forget();
      document.documentElement?.remove();
      document.append(asBuilt);
      for (const { event, path } of clicks) findControl(asBuilt, path, event)?.click();
      clickOnPressEnd();
    },
  };
}

/** The control to click again; undefined where the browser has already followed the link or sent the form. */
function findControl(root: Element, path: number[], { defaultPrevented }: Event): HTMLElement | undefined {
  const element = path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
  const control = element?.closest<HTMLElement>(controls);
  const done = !defaultPrevented && control?.matches("a, button:not([type=button]), [type=submit]");
  return done ? undefined : (control ?? undefined);
}

/** The index of an element among its siblings on each level, from the page's root down. */
function findPath(element: Element): number[] {
  const { parentElement } = element;
  return parentElement
    ? [...findPath(parentElement), Array.prototype.indexOf.call(parentElement.children, element)]
    : [];
}

/** A press that began on the failed page ends on this one, which no browser treats as a click. */
function clickOnPressEnd(): void {
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
