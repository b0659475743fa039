import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for less motion; undefined until React has taken the page over. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore(listen, prefersReducedMotion, () => undefined);
}

/** Whether it asks for it now. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

function listen(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
