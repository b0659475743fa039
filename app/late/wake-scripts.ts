/** The chunk that hydrates the page: it runs last, when React Router's own script imports it. */
const hydrationEntry = /\/entry\.client-/;

/**
 * Wakes the scripts that the build put to sleep (`commands/html/page-scripts.ts`), in the order in which React Router
 * wrote them. The whole site's sheet comes first, and every module is evaluated in a task of its own, so that the browser can
 * respond to the visitor in between.
 * @param typeface resolves, once the typeface has been fetched, to a function that sets the page in it
 * @throws Error when a module or the sheet can't be loaded; the page is then still as it was built
 */
export async function wakeScripts(typeface: Promise<() => void>): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=asleep]");
  for (const link of modules) {
    link.integrity = link.dataset.integrity ?? "";
    link.rel = "modulepreload";
  }
  await applySheet(typeface);
  for (const { href } of modules) {
    if (hydrationEntry.test(href)) continue;
    await import(/* @vite-ignore */ href);
    await yieldToBrowser();
  }
  for (const asleep of document.querySelectorAll("script[data-asleep]"))
    asleep.replaceWith(createRunnableCopy(asleep));
}

/** A browser never runs a script element that it has once skipped, only a new one. */
function createRunnableCopy(asleep: Element): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of asleep.attributes) script.setAttribute(name, value);
  script.type = script.dataset.asleep ?? "";
  script.removeAttribute("data-asleep");
  script.textContent = asleep.textContent;
  return script;
}

/**
 * Fetches the whole site's sheet and swaps it for the page's own rules in the same step as the typeface, because either
 * change makes the browser lay out the whole page again.
 * @throws Error when the sheet can't be loaded; the typeface is applied all the same
 */
async function applySheet(typeface: Promise<() => void>): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  try {
    if (sheet) await loadSheet(sheet);
  } finally {
    (await typeface)();
  }
  sheet?.removeAttribute("media");
  document.querySelector("style[data-own]")?.remove();
}

function loadSheet(sheet: HTMLLinkElement): Promise<unknown> {
  sheet.media = "not all";
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.disabled = true;
      reject(new Error(sheet.href));
    };
    sheet.disabled = false;
  });
}

/** Ends the current task, so that the browser can respond to the visitor before the work goes on in a new one. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
