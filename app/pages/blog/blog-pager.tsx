import { PageLink } from "../../components/navigation/page-link.tsx";
import type { BlogCopy } from "./blog-page.server.ts";
import styles from "./blog-pager.module.css";

type BlogPagerProps = {
  copy: BlogCopy["pager"];
  /** Number of the page that shows it. */
  current: number;
  /** How many pages there are. */
  count: number;
  /** Called when the visitor chooses another page. */
  onChoose?: () => void;
};

/** The page buttons below the list: 1, 2 and up (specification, section 9). */
export function BlogPager({ copy, current, count, onChoose }: BlogPagerProps) {
  return (
    <nav className={styles.pager} aria-label={copy.label}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              className="lead"
              to={number === 1 ? "/Blog" : `/Blog/${number}`}
              aria-current={number === current ? "page" : undefined}
              onClick={number === current ? undefined : onChoose}
            >
              <span className="visually-hidden">{copy.page} </span>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
