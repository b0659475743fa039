export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for less motion at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}
