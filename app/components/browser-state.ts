import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the prerendered page and until it is hydrated; then true, on later pages from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for less motion; undefined until the page is hydrated. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore(listen, prefersReducedMotion, () => undefined);
}

/** Whether it asks for it at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

function listen(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a link was clicked to open it here, and not in another tab or window or to save it. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
