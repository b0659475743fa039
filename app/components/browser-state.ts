import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotion } from "./reduced-motion.ts";

const never = () => () => undefined;

/** False in the prerendered page and until it is hydrated; then true, on later pages from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the visitor's system asks for less motion; undefined until the page is hydrated. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore(listen, prefersReducedMotion, () => undefined);
}

function listen(listener: () => void): () => void {
  const media = matchMedia(reducedMotion);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a link was clicked to open it here, and not in another tab or window or to save it. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
