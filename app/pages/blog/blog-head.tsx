import { PageLink } from "../../components/page-link.tsx";
import styles from "./blog-head.module.css";
import type { BlogIndex } from "./blog-page.server.ts";

/** The masthead of the front page: the blog's name between two notes, and the dateline. */
export function Masthead({ name, strap, notes, city, latest }: BlogIndex["masthead"]) {
  return (
    <header className={styles.masthead}>
      <div className={styles.title}>
        <p className={styles.note}>{notes[0]}</p>
        <h1 className="poster">{name}</h1>
        <p className={styles.note}>{notes[1]}</p>
      </div>
      <div className={styles.dateline}>
        <p>{city}</p>
        <p>{strap}</p>
        <p>
          <time dateTime={latest.day}>{latest.date}</time>
        </p>
      </div>
    </header>
  );
}

/** The line at the top of a blog page: the blog's name, which links to the front page, and where this page belongs. */
export function Breadcrumb({ blog, place }: { blog: string; place: string }) {
  return (
    <p className={styles.breadcrumb}>
      <PageLink to="/Blog">{blog}</PageLink>
      <span>{place}</span>
    </p>
  );
}
