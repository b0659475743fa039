import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "../components/browser-state.ts";
import { Icon } from "../components/icon.tsx";
import { VisitNavigation } from "../components/navigation/visit.tsx";
import { useSpecialDays } from "../components/today.ts";
import { noteVisit } from "../components/visit-origin.ts";
import { createChatAddress } from "../data/paths.ts";
import type { ShellData } from "../data/shell.server.ts";
import { ShellContext, useShell } from "../data/use-shell.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

/** Header, page, footer and corner buttons, on every page. */
export const Shell = memo(function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
  }, []);
  return (
    <ShellContext value={data}>
      <VisitNavigation />
      <a className={styles.skip} href="#main">
        {data.site.labels.skip}
      </a>
      <Header />
      <Main>{children}</Main>
      <Footer />
      <FloatingActions />
    </ShellContext>
  );
});

function Main({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}

/** Notes each page of the visit. After a navigation within the site, moves the focus to the new page's heading, so that screen readers read it. */
function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    noteVisit(pathname);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

/** How far a page must be scrolled before the button to the top appears, in px (specification, section 9). */
const thresholdPx = 300;

/** The floating chat link, and the button to the top once the page is scrolled. */
function FloatingActions() {
  const { site } = useShell();
  const isScrolled = useScrolledPast(thresholdPx);
  const specialDays = useSpecialDays(0);
  return (
    <aside className={styles.floatingActions} aria-label={site.labels.corner}>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary link to the top */}
      <a
        className={styles.backToTop}
        href="#top"
        aria-label={site.labels.toTop}
        {...(isScrolled && { "data-shown": "" })}
        onClick={(event) => {
          event.preventDefault();
          window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
        }}
      >
        <Icon name="up" />
      </a>
      <a className={styles.chat} href={createChatAddress(site)} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span>
          {site.labels.chat}
          <span className="visually-hidden"> ({site.labels.newTab})</span>
          {specialDays.map((words) => (
            <small key={words}>{words}</small>
          ))}
        </span>
      </a>
    </aside>
  );
}

function useScrolledPast(limitPx: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > limitPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [limitPx]);
  return isPast;
}
