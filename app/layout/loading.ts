import { isPlainClick } from "../components/plain-click.ts";
import { pageFacts } from "../data/page-facts.ts";
import { lazyArticles } from "../data/paths.ts";

/** Milliseconds that the next page may take before the words replace this one. */
const delayMs = 150;

/**
 * Two articles load lazily (specification, section 2): after a press on a link to one of them, “Loading...” stands in place
 * of the page until its document arrives. A page brought back by the browser is as it was.
 */
export function announceLoading(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.target || link.origin !== location.origin || !lazyArticles.includes(link.pathname)) return;
    if (link.pathname === location.pathname) return;
    const main = document.querySelector("main");
    const words = Object.assign(document.createElement("p"), {
      className: "section lead loading",
      role: "status",
      textContent: pageFacts().labels.loading,
    });
    const timer = setTimeout(() => {
      main?.setAttribute("hidden", "");
      main?.before(words);
    }, delayMs);
    addEventListener(
      "pagehide",
      () => {
        clearTimeout(timer);
        main?.removeAttribute("hidden");
        words.remove();
      },
      { once: true },
    );
  });
}
