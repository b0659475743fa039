import { useEffect, useEffectEvent } from "react";

/** Calls back when the visitor's system asks for less motion: on arrival, and when that changes. */
export function useReducedMotion(onReduced: () => void): void {
  const reduced = useEffectEvent(onReduced);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const tell = () => {
      if (query.matches) reduced();
    };
    tell();
    query.addEventListener("change", tell);
    return () => query.removeEventListener("change", tell);
  }, []);
}
