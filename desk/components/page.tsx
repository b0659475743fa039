import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { connection } from "../api/request.ts";
import { words } from "../words.ts";
import button from "./button.module.css";
import { describeFailure, Failure } from "./failure.tsx";
import styles from "./page.module.css";

type PageProps = {
  title: string;
  lead?: string;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

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
  screenOnly?: boolean;
  children?: ReactNode;
};

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

type PaginationProps = { newer: To | false; older: To | false; children?: ReactNode };

export function Pagination({ newer, older, children }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={words.paging.label}>
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

type QueryResultProps<Data> = {
  query: { data: Data | undefined; error: Error | null };
  children: (data: Data) => ReactNode;
};

export function QueryResult<Data>({ query: { data, error }, children }: QueryResultProps<Data>) {
  return (
    <>
      {error && <Failure>{describeFailure(error)}</Failure>}
      {data === undefined ? !error && <Loading /> : children(data)}
    </>
  );
}

/** Appears only if loading takes more than a moment. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {words.waiting}
    </p>
  );
}

export function OutageNotice() {
  const outage = connection.use();
  return (
    <div role="status" className={styles.banner}>
      {outage && <p className={styles.outage}>{words[outage]}</p>}
    </div>
  );
}
