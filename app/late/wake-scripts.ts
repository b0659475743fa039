import { pause } from "./pause.ts";
import { wearWholeStyles } from "./whole-styles.ts";

/** The chunk that takes the page over: it runs last, when React Router's own script asks for it. */
const entry = /\/entry\.client-/;

/**
 * Wakes the scripts that the build put to sleep (`commands/pages/sleeping-scripts.ts`), in the order in which React Router
 * wrote them. The whole site's styles come first, and every module is evaluated in a task of its own, so that the visitor's
 * presses are answered in between.
 * @param typeface sets the page in its typeface once that has been fetched
 * @throws Error when a module or the sheet can't be had; the page is then still as it was built
 */
export async function wakeScripts(typeface: Promise<() => void>): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=asleep]");
  for (const link of modules) {
    link.integrity = link.dataset.integrity ?? "";
    link.rel = "modulepreload";
  }
  await wearWholeStyles(typeface);
  for (const { href } of modules) {
    if (entry.test(href)) continue;
    await import(/* @vite-ignore */ href);
    await pause();
  }
  for (const asleep of document.querySelectorAll("script[data-asleep]")) asleep.replaceWith(awake(asleep));
}

/** A browser runs a script that it has passed over only as a new element. */
function awake(asleep: Element): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of asleep.attributes) script.setAttribute(name, value);
  script.type = script.dataset.asleep ?? "";
  script.removeAttribute("data-asleep");
  script.textContent = asleep.textContent;
  return script;
}
