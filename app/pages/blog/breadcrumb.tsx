import { PageLink } from "../../components/navigation/page-link.tsx";
import styles from "./breadcrumb.module.css";

/** The line over a page of the blog, as over a newspaper's: the blog's name, which leads to its front page, and where this is. */
export function Breadcrumb({ blog, place }: { blog: string; place: string }) {
  return (
    <p className={styles.breadcrumb}>
      <PageLink to="/Blog">{blog}</PageLink>
      <span>{place}</span>
    </p>
  );
}
