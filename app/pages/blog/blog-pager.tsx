import { PageLink } from "../../components/navigation/page-link.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import type { BlogCopy } from "./blog-page.server.ts";
import styles from "./blog-pager.module.css";

/** The blog has two pages (specification, section 9). */
const pages = [
  { number: 1, path: "/Blog" },
  { number: 2, path: "/Blog/2" },
] as const;

type BlogPagerProps = {
  copy: BlogCopy["pager"];
  current: 1 | 2;
  /** Called when the visitor chooses page 2. */
  onPageTwo?: () => void;
};

/** The buttons 1 and 2 under the list. */
export function BlogPager({ copy, current, onPageTwo }: BlogPagerProps) {
  return (
    <nav className={styles.pager} aria-label={copy.label}>
      <ul>
        {pages.map(({ number, path }) => (
          <li key={path}>
            <PageLink
              to={path}
              {...(number === current && { "aria-current": "page" as const })}
              {...(number === 2 && onPageTwo && { onClick: onPageTwo })}
            >
              <VisuallyHidden>{copy.page} </VisuallyHidden>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
