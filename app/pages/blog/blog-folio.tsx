import { PageLink } from "../../components/navigation/page-link.tsx";
import styles from "./blog-folio.module.css";

/** The line over a page of the blog, as over a newspaper's: the blog's name, which leads to its front page, and where this is. */
export function BlogFolio({ blog, place }: { blog: string; place: string }) {
  return (
    <p className={styles.folio}>
      <PageLink to="/Blog">{blog}</PageLink>
      <span>{place}</span>
    </p>
  );
}
