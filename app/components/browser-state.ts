import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotion } from "./reduced-motion.ts";

const never = () => () => undefined;

/** False in the document and until its island is hydrated; then true. */
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
