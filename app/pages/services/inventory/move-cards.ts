import { flushSync } from "react-dom";
import { hasViewTransitions } from "../../../components/navigation/view-transitions.ts";

/**
 * Changes a list so that its cards are seen to move to their new places; at once where the visitor's system asks for
 * less motion or the browser knows no view transitions.
 * @param cards what may move: each is given its own name while it does
 */
export function moveCards(cards: HTMLElement[], change: () => void): void {
  if (!hasViewTransitions || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    change();
    return;
  }
  const name = (text: (at: number) => string) => {
    for (const [at, { style }] of cards.entries()) style.setProperty("view-transition-name", text(at));
  };
  name((at) => `card-${at}`);
  document
    .startViewTransition(() => flushSync(change))
    .finished.catch(() => undefined)
    .finally(() => name(() => ""));
}
