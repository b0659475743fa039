import { useEffect, useState } from "react";

/** False in the prerendered page and until React has taken it over; true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
