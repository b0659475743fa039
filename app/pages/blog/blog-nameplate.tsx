import styles from "./blog-nameplate.module.css";
import type { BlogIndex } from "./blog-page.server.ts";
import { LongDay } from "./long-day.tsx";

/** The head of the front page: the paper's name between its ears, and the dateline. */
export function BlogNameplate({ name, strap, ears, city, latest }: BlogIndex["nameplate"]) {
  return (
    <header className={styles.nameplate}>
      <div className={styles.plate}>
        <p className={styles.ear}>{ears[0]}</p>
        <h1>{name}</h1>
        <p className={styles.ear}>{ears[1]}</p>
      </div>
      <div className={styles.dateline}>
        <p>{city}</p>
        <p>{strap}</p>
        <p>
          <LongDay date={latest.date} />
        </p>
      </div>
    </header>
  );
}
