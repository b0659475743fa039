import { PageLink } from "../../components/navigation/page-link.tsx";
import { Unseen } from "../../components/unseen.tsx";
import type { BlogWords } from "./blog-page.server.ts";
import styles from "./blog-pager.module.css";

/** The blog has two pages (specification, section 9). */
const pages = [
  { number: 1, path: "/Blog" },
  { number: 2, path: "/Blog/2" },
] as const;

type BlogPagerProps = {
  words: BlogWords["pager"];
  current: 1 | 2;
  /** Called when the visitor chooses page 2. */
  onPageTwo?: () => void;
};

/** The buttons 1 and 2 under the list. */
export function BlogPager({ words, current, onPageTwo }: BlogPagerProps) {
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <ul>
        {pages.map(({ number, path }) => (
          <li key={path}>
            <PageLink
              to={path}
              {...(number === current && { "aria-current": "page" as const })}
              {...(number === 2 && onPageTwo && { onClick: onPageTwo })}
            >
              <Unseen>{words.page} </Unseen>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
