import { memo, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Visits } from "../components/navigation/visit.tsx";
import type { ShellData } from "../data/shell.server.ts";
import { ShellContext } from "../data/use-shell.ts";
import { FloatingActions } from "./floating-actions.tsx";
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
      <Visits />
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

/** After a navigation within the site, moves the focus to the new page's heading, so that screen readers read it. */
function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
