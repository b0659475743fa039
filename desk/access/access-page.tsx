import type { ReactNode } from "react";
import { Board, BrandMark, Divider } from "../../app/components/brand.tsx";
import page from "../components/page.module.css";
import { OutageNotice } from "../components/page.tsx";
import { words } from "../words.ts";
import styles from "./access.module.css";

/** What stands before the desk: a lit hoarding at dusk with one question on it. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.street} data-scheme="dark">
      <title>{words.tab(title)}</title>
      <OutageNotice />
      <header className={styles.top}>
        <a className={styles.home} href="/">
          <BrandMark logo={import.meta.env.LOGO} name={import.meta.env.AGENCY} />
        </a>
      </header>
      <main className={styles.stage}>
        <Board standing className={styles.hoarding}>
          <div className={styles.face} data-scheme="light">
            <p className={styles.eyebrow}>{words.desk}</p>
            <h1 className={page.title}>{title}</h1>
            {children}
          </div>
        </Board>
      </main>
      <Divider />
    </div>
  );
}
