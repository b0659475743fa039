import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { BrandMark } from "../../app/components/brand.tsx";
import { Icon } from "../../app/components/icon.tsx";
import { useMe } from "../access/session.ts";
import { words } from "../words.ts";
import styles from "./header.module.css";

const pagesFor = { staff: ["numbers"], owner: ["numbers", "replies", "accounts", "record"] } as const;

/** The mark, the desk's pages and who is signed in; on a phone behind one button. */
export function Header({ onHelp }: { onHelp: () => void }) {
  const me = useMe();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  const inInbox = pathname === "/" || pathname.startsWith("/s/");
  return (
    <header className={styles.top}>
      <Link className={`${styles.home}`} to="/">
        <BrandMark name={words.desk} />
      </Link>
      <button
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls="pages"
        aria-label={words.menu}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
      </button>
      <nav id="pages" className={clsx(styles.menu, open && styles.open)} aria-label={words.pages.label}>
        <ul>
          <li>
            <Link to="/" aria-current={inInbox ? "page" : undefined}>
              {words.pages.inbox}
            </Link>
          </li>
          {pagesFor[me.role].map((page) => (
            <li key={page}>
              <NavLink to={`/${page}`}>{words.pages[page]}</NavLink>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" onClick={onHelp}>
              {words.keys.short}
            </button>
          </li>
          <li>
            <NavLink to="/me" className={`${styles.me}`}>
              <Icon name="people" />
              <bdi>{me.name}</bdi>
            </NavLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
