import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { words } from "../words.ts";
import button from "./button.module.css";
import styles from "./pager.module.css";

/** The ways to what is newer and older than a page of a list, where there is any. */
export function Pager({
  newer,
  older,
  children,
}: {
  newer: To | false;
  older: To | false;
  children?: ReactNode;
}) {
  return (
    <nav className={styles.pager} aria-label={words.paging.label}>
      {newer && (
        <Link className={button.line} to={newer} rel="prev">
          <Icon name="left" /> {words.paging.newer}
        </Link>
      )}
      {children}
      {older && (
        <Link className={button.line} to={older} rel="next">
          {words.paging.older} <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
