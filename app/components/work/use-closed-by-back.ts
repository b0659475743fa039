import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** In the address while something covers the page: a change of the hash alone loads nothing anew. */
const coveredHash = "#large";

/**
 * What covers the page is closed by Back, as a page of its own would be: while it is open the history has one entry
 * more, which goes when it is closed otherwise.
 * @param onClosed called once it is closed, whichever way
 * @returns closes it
 */
export function useClosedByBack(onClosed: () => void): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const entry = useRef<"none" | "asked" | "there">("none");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (hash === coveredHash || entry.current !== "none") return;
    entry.current = "asked";
    navigate({ hash: coveredHash }, { preventScrollReset: true });
  }, []);
  useEffect(() => {
    if (entry.current === "asked" && hash === coveredHash) entry.current = "there";
    else if (entry.current === "there" && hash !== coveredHash) onClosed();
  }, [hash, onClosed]);
  return () => {
    if (entry.current === "there") navigate(-1);
    else onClosed();
  };
}
