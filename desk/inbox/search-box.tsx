import { useEffect, useRef, useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { searchLimits } from "../../server/submission/list-query.ts";
import { useKeys } from "../shell/use-keys.ts";
import { words } from "../words.ts";
import styles from "./search-box.module.css";
import { useView } from "./use-view.ts";

/** After how long without another letter the list is asked, in ms. */
const restMs = 250;

/** Searches all fields while one types; what is searched for stands in the address. */
export function SearchBox() {
  const { view, look } = useView();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(view.q);
  /** What was last asked from here. */
  const [own, setOwn] = useState(view.q);
  useEffect(() => {
    if (typed.trim() === view.q) return;
    const timer = setTimeout(() => {
      setOwn(typed.trim());
      look({ q: typed.trim() }, true);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, view.q, look]);
  const [asked, setAsked] = useState(view.q);
  if (asked !== view.q) {
    setAsked(view.q);
    // Back and forward, and whatever else leads to another question; one's own may come while more is typed already.
    if (view.q !== own) {
      setOwn(view.q);
      setTyped(view.q);
    }
  }
  useKeys({ "/": () => input.current?.select() });
  return (
    <search className={styles.search}>
      <label htmlFor="search">
        <Icon name="search" />
        <span className="visually-hidden">{words.search.label}</span>
      </label>
      <input
        id="search"
        ref={input}
        type="search"
        value={typed}
        maxLength={searchLimits.maxLength}
        placeholder={words.search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </search>
  );
}
