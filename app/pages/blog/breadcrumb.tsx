import { PageLink } from "../../components/navigation/page-link.tsx";
import styles from "./breadcrumb.module.css";

/** The line at the top of a blog page: the blog's name, which links to the front page, and where this page belongs. */
export function Breadcrumb({ blog, place }: { blog: string; place: string }) {
  return (
    <p className={styles.breadcrumb}>
      <PageLink to="/Blog">{blog}</PageLink>
      <span>{place}</span>
    </p>
  );
}
