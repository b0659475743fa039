import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../components/browser-state.ts";
import { Icon } from "../components/icon.tsx";
import { chatAddress } from "../data/chat-address.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./floating-actions.module.css";

/** How far a page must be scrolled before the button to the top appears, in px (specification, section 9). */
const thresholdPx = 300;

/** The floating chat link, and the button to the top once the page is scrolled. */
export function FloatingActions() {
  const { site } = useShell();
  const scrolled = useScrolledPast(thresholdPx);
  return (
    <aside className={styles.floatingActions} aria-label={site.labels.corner}>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary link to the top */}
      <a
        className={styles.backToTop}
        href="#top"
        aria-label={site.labels.toTop}
        {...(scrolled && { "data-shown": "" })}
        onClick={(event) => {
          event.preventDefault();
          window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
        }}
      >
        <Icon name="up" />
      </a>
      <a className={styles.chat} href={chatAddress(site)} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span>
          {site.labels.chat}
          <span className="visually-hidden"> ({site.labels.newTab})</span>
        </span>
      </a>
    </aside>
  );
}

function useScrolledPast(limitPx: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > limitPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [limitPx]);
  return past;
}
