import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { BrandMark } from "../components/brand.tsx";
import { localStore } from "../components/browser-storage.ts";
import { Icon } from "../components/icon.tsx";
import { useConnection } from "../components/navigation/connection.ts";
import { PageLink } from "../components/navigation/page-link.tsx";
import { useStoredPlan } from "../components/stored-plan.ts";
import { interpolate } from "../data/format.ts";
import { canonicalPath, planPath, toEnglishPath } from "../data/paths.ts";
import type { ShellData } from "../data/shell.server.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { PhoneMenu, phoneMenuId, ServicesPanel } from "./menus.tsx";

/** The bar at the top: logo, menu with the Services panel, Contact Us; in narrow windows the button of the phone menu. */
export function Header() {
  const { site, services: serviceList } = useShell();
  const pathname = toEnglishPath(useLocation().pathname);
  const visited = menuLabelFor(
    pathname,
    site.menu,
    serviceList.map(({ path }) => path),
  );
  const remembered = useRememberedMenu(visited, site.menu);
  const current = (path: string, label: string) =>
    path.toLowerCase() === pathname.toLowerCase()
      ? ({ "aria-current": "page" } as const)
      : visited === label && path !== "/"
        ? ({ "aria-current": "true" } as const)
        : {};
  const selected = (label: string) => (remembered === label ? { "data-selected": "" } : {});
  const { length: boards } = useStoredPlan().chosen;
  const plan = boards > 0 && interpolate(site.labels.plan, { n: boards });
  return (
    <header className={styles.header}>
      <PageLink className={styles.home} to="/">
        <BrandMark name={site.name} />
      </PageLink>
      {plan && (
        <PageLink className={styles.plan} to={planPath} {...current(planPath, "")}>
          <Icon name="pin" />
          {plan}
        </PageLink>
      )}
      <nav className={styles.menu} aria-label={site.labels.mainMenu}>
        <ul>
          {site.menu.map(({ label, path, icon, services }) => (
            <li key={label}>
              {services ? (
                <ServicesPanel label={label} icon={icon} {...current(path, label)} {...selected(label)} />
              ) : (
                <PageLink to={path} {...current(path, label)} {...selected(label)}>
                  <Icon name={icon} />
                  {label}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLink className={styles.language} />
      <PageLink
        className={styles.contact}
        to={site.contactAction.path}
        {...current(site.contactAction.path, "")}
      >
        {site.contactAction.label}
      </PageLink>
      <button className={styles.burger} type="button" popoverTarget={phoneMenuId}>
        <Icon name="menu" />
        <span className="visually-hidden">{site.labels.openMenu}</span>
        {plan && <b className={styles.count}>{boards}</b>}
      </button>
      <a className={styles.footerLink} href="#footer-pages" aria-label={site.labels.openMenu}>
        <Icon name="menu" />
      </a>
      <PhoneMenu current={current} selected={selected} plan={plan} />
      <ConnectionNotice />
    </header>
  );
}

/** How long loading takes, in ms, before it is shown or announced. */
const delayMs = 150;

/**
 * Shows that a page is loading: a moving stripe once it takes a moment, and words if the network fails. The current page
 * stays until the next one has arrived.
 */
function ConnectionNotice() {
  const { labels } = useShell().site;
  const connection = useConnection();
  const { state } = useNavigation();
  const isBusy = useDelayed(state !== "idle" || connection !== "idle");
  const isLost = connection === "lost";
  return (
    <div className={styles.connection}>
      {isBusy && <div className={styles.progress} />}
      <p aria-live="polite" className={isLost ? styles.warning : "visually-hidden"}>
        {isLost ? labels.waiting : isBusy ? labels.loading : ""}
      </p>
    </div>
  );
}

/** Whether the condition has been true for longer than a moment. */
function useDelayed(isActive: boolean): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(setIsDelayed, delayMs, true);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isActive]);
  return isDelayed;
}

const key = "menu";

type Menu = ShellData["site"]["menu"];

/**
 * The menu label that a path belongs to, in any spelling; undefined if it has none (Contact, Showcase, career, unknown
 * paths).
 */
function menuLabelFor(pathname: string, menu: Menu, services: string[]): string | undefined {
  const path = canonicalPath(pathname).toLowerCase();
  const isPath = (address: string) => address.toLowerCase() === path;
  return menu.find(
    (entry) =>
      isPath(entry.path) ||
      (entry.services && services.some(isPath)) ||
      (entry.path === "/Blog" && path.startsWith("/blog/")),
  )?.label;
}

/**
 * The remembered menu label (`localStorage.menu`, default the first, Home): a visit to a page of the menu stores its label,
 * in English whatever the page's language. Undefined in the prerendered page, which is the same for every visitor.
 */
function useRememberedMenu(visited: string | undefined, menu: Menu): string | undefined {
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => {
    const entry = menu.find(({ label }) => label === visited);
    if (entry) localStore.write(key, entry.english);
    const stored = entry?.english ?? localStore.read(key);
    setRemembered((menu.find(({ english }) => english === stored) ?? menu[0])?.label);
  }, [visited, menu]);
  return remembered;
}
