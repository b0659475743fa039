import { clsx } from "clsx";
import { MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureData } from "../../data/pictures.server.ts";
import styles from "./blog-card.module.css";
import type { BlogCopy, BlogSidebarCopy } from "./blog-page.server.ts";
import type { BlogEntry } from "./blog-store.ts";
import { SocialLinks } from "./social-links.tsx";

type BlogCardProps = {
  entry: BlogEntry;
  covers: Record<string, PictureData>;
  copy: BlogCopy["cards"];
  socialLinks: BlogSidebarCopy["socialLinks"];
  sizes: string;
  first?: boolean;
  /** Shows a detail of the cover, where the whole stands elsewhere on the page. */
  detail?: boolean;
  heading: "h2" | "h3";
};

/** An article in the list: cover, date, author, title, “Read more” and social links. */
export function BlogCard({
  entry,
  covers,
  copy,
  socialLinks,
  sizes,
  first = false,
  detail = false,
  heading: Heading,
}: BlogCardProps) {
  const cover = covers[entry.img];
  return (
    <article className={styles.card}>
      <div className={clsx(styles.cover, detail && styles.detail)}>
        {cover && <Picture picture={{ ...cover, alt: entry.altTag }} sizes={sizes} first={first} />}
      </div>
      <div className={styles.copy}>
        <p className={styles.facts}>
          <time dateTime={entry.day}>{entry.date}</time>
          <span>{entry.writer}</span>
        </p>
        <Heading>
          <PageLink className="stretched-link" to={entry.link}>
            {entry.title}
          </PageLink>
        </Heading>
        <div className={styles.foot}>
          <MoreLink to={entry.link} about={entry.title} className={styles.more}>
            {copy.more}
          </MoreLink>
          <SocialLinks socialLinks={socialLinks} label={copy.follow} />
        </div>
      </div>
    </article>
  );
}

type BlogPagerProps = {
  copy: BlogCopy["pager"];
  current: number;
  count: number;
};

/** The page buttons below the list: 1, 2 and up (specification, section 9). */
export function BlogPager({ copy, current, count }: BlogPagerProps) {
  return (
    <nav className={styles.pager} aria-label={copy.label}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              className="lead"
              to={number === 1 ? "/Blog" : `/Blog/${number}`}
              aria-current={number === current ? "page" : undefined}
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
