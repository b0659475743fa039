import { useMemo } from "react";
import { Link, useLocation } from "react-router";
import { BrandMark } from "../components/brand-mark.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./header.module.css";
import { PhoneMenu, phoneMenuId } from "./phone-menu.tsx";
import { menuLabelFor, useRememberedMenu } from "./remembered-menu.ts";
import { ServicesPanel } from "./services-panel.tsx";
import { useShell } from "./use-shell.ts";

/** The bar at the top: mark, menu with the Services panel, Contact Us; on narrow windows the button of the phone menu. */
export function Header() {
  const { site } = useShell();
  const { pathname } = useLocation();
  const labels = useMemo(() => site.menu.map(({ label }) => label), [site.menu]);
  const remembered = useRememberedMenu(pathname, labels);
  const current = (path: string, label: string) =>
    path.toLowerCase() === pathname.toLowerCase()
      ? ({ "aria-current": "page" } as const)
      : menuLabelFor(pathname) === label && path !== "/"
        ? ({ "aria-current": "true" } as const)
        : {};
  const selected = (label: string) => (remembered === label ? { "data-selected": "" } : {});
  return (
    <header className={styles.top}>
      <Link className={styles.home} to="/" prefetch="intent">
        <BrandMark name={site.name} />
      </Link>
      <nav className={styles.menu} aria-label={site.labels.mainMenu}>
        <ul>
          {site.menu.map(({ label, path, services }) => (
            <li key={label}>
              {services ? (
                <ServicesPanel label={label} {...current(path, label)} {...selected(label)} />
              ) : (
                <Link to={path} prefetch="intent" {...current(path, label)} {...selected(label)}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Link
        className={styles.contact}
        to={site.contactAction.path}
        prefetch="intent"
        {...current(site.contactAction.path, "")}
      >
        {site.contactAction.label}
      </Link>
      <button
        className={styles.burger}
        type="button"
        popoverTarget={phoneMenuId}
        aria-label={site.labels.openMenu}
      >
        <Icon name="menu" />
      </button>
      <PhoneMenu current={current} selected={selected} />
    </header>
  );
}
