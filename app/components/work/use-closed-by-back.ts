import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The hash while something covers the page; changing only the hash loads nothing. */
const coveredHash = "#large";

/**
 * Lets Back close something that covers the page, as if it were a page of its own. While it is open the history has one
 * more entry, which is removed when it is closed in another way.
 * @param onClosed called when it is closed, in either way
 * @returns a function that closes it
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
