import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { connection } from "../api/request.ts";
import { words } from "../words.ts";
import button from "./button.module.css";
import styles from "./page.module.css";

type PageProps = {
  title: string;
  lead?: string;
  /** Beside the title. */
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/** A page of the desk beside the inbox: its name, large, and what is on it. */
export function Page({ title, lead, actions, narrow = false, children }: PageProps) {
  return (
    <main id="main" className={clsx(styles.page, narrow && styles.narrowPage)}>
      <title>{words.tab(title)}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}

type SectionProps = {
  title: string;
  text?: string | undefined;
  /** There is nothing in it for paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A titled part of a page, below a rule. */
export function Section({ title, text, screenOnly = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={clsx(styles.section, screenOnly && "screen-only")} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

/** The ways to what is newer and older than a page of a list, where there is any. */
export function Pagination({
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

/** The kerb moves while something is fetched; nothing is shown of a moment. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {words.waiting}
    </p>
  );
}

/** What went wrong and what to do; a live region, so that it is also heard. */
export function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  );
}

/** Says that the server is away, or its database damaged, and that it is being asked again; what is typed meanwhile stays. */
export function OutageNotice() {
  const outage = connection.use();
  return (
    <div role="status" className={styles.banner}>
      {outage && <p className={styles.outage}>{words[outage]}</p>}
    </div>
  );
}
