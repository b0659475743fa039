import { clsx } from "clsx";
import type { ReactNode } from "react";
import { words } from "../words.ts";
import styles from "./page.module.css";

type PageProps = {
  title: string;
  lead?: string;
  /** Beside the title. */
  tools?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/** A page of the desk beside the inbox: its name, large, and what is on it. */
export function Page({ title, lead, tools, narrow = false, children }: PageProps) {
  return (
    <main id="main" className={clsx(styles.page, narrow && styles.narrow)}>
      <title>{words.tab(title)}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {tools}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}
