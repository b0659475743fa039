import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { BrandMark } from "../../app/components/brand.tsx";
import { Icon } from "../../app/components/icon.tsx";
import { useMe } from "../access/session.ts";
import { words } from "../words.ts";
import styles from "./header.module.css";

const pagesFor = { staff: ["numbers"], owner: ["numbers", "replies", "accounts", "record"] } as const;

export function Header() {
  const me = useMe();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  const isInbox = pathname === "/" || pathname === "/add" || pathname.startsWith("/s/");
  return (
    <header className={styles.header}>
      <Link className={styles.home} to="/">
        <BrandMark logo={import.meta.env.LOGO} name={words.desk} />
      </Link>
      <button
        type="button"
        className={styles.burger}
        aria-expanded={isOpen}
        aria-controls="pages"
        aria-label={words.menu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? "close" : "menu"} />
      </button>
      <nav id="pages" className={clsx(styles.menu, isOpen && styles.openMenu)} aria-label={words.pages.label}>
        <ul>
          <li>
            <Link to="/" aria-current={isInbox ? "page" : undefined}>
              {words.pages.inbox}
            </Link>
          </li>
          {pagesFor[me.role].map((page) => (
            <li key={page}>
              <NavLink to={`/${page}`}>{words.pages[page]}</NavLink>
            </li>
          ))}
          {me.role === "owner" && (
            <li>
              <a href="/editor/">{words.pages.editor}</a>
            </li>
          )}
          <li className={styles.end}>
            <NavLink to="/me" className={clsx(styles.account)}>
              <Icon name="people" />
              <bdi>{me.name}</bdi>
            </NavLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
