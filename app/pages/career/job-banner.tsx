import { Picture } from "../../components/picture.tsx";
import type { CareerPage } from "./career-page.server.ts";
import styles from "./job-banner.module.css";

/** The banner of the career page: its title beside a picture of a desk. */
export function JobBanner({ title, line, picture }: CareerPage["banner"]) {
  return (
    <section className={styles.banner} data-scheme="light" aria-labelledby="job-recruitment">
      <div className={styles.copy}>
        <h1 id="job-recruitment">{title}</h1>
        <p className="lead">{line}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 46vw" first />
      </div>
    </section>
  );
}
