import { useLocation } from "react-router";
import { BrandMark } from "../components/brand.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLink } from "../components/navigation/page-link.tsx";
import { englishPath } from "../data/language.ts";
import { useShell } from "../data/use-shell.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { PhoneMenu, phoneMenuId } from "./phone-menu.tsx";
import { menuLabelFor, useRememberedMenu } from "./remembered-menu.ts";
import { ServicesPanel } from "./services-panel.tsx";

/** The bar at the top: logo, menu with the Services panel, Contact Us; in narrow windows the button of the phone menu. */
export function Header() {
  const { site, services: serviceList } = useShell();
  const pathname = englishPath(useLocation().pathname);
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
  return (
    <header className={styles.top}>
      <PageLink className={styles.home} to="/">
        <BrandMark name={site.name} />
      </PageLink>
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
      <button
        className={styles.burger}
        type="button"
        popoverTarget={phoneMenuId}
        aria-label={site.labels.openMenu}
      >
        <Icon name="menu" />
      </button>
      <a className={styles.down} href="#footer-pages" aria-label={site.labels.openMenu}>
        <Icon name="menu" />
      </a>
      <PhoneMenu current={current} selected={selected} />
      <ConnectionNotice />
    </header>
  );
}
