import { MoreLink } from "../../components/more-link.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import type { BlogEntry } from "../../data/blog-entry.ts";
import type { PictureData } from "../../data/pictures.server.ts";
import styles from "./blog-card.module.css";
import { BlogCover } from "./blog-cover.tsx";
import type { BlogSidebarWords, BlogWords } from "./blog-page.server.ts";
import { BlogProfiles } from "./blog-profiles.tsx";
import { LongDay } from "./long-day.tsx";

export type BlogCardProps = {
  entry: BlogEntry;
  covers: Record<string, PictureData>;
  words: BlogWords["cards"];
  profiles: BlogSidebarWords["profiles"];
  /** How wide the cover is shown, as in the `sizes` attribute. */
  sizes: string;
  first?: boolean;
  heading: "h2" | "h3";
  /** Called when the visitor chooses the article. */
  onChoose?: (() => void) | undefined;
};

/** An article in the list: cover, date, title, “Read more”, social links and the author line, on a rule. */
export function BlogCard({
  entry,
  covers,
  words,
  profiles,
  sizes,
  first = false,
  heading: Heading,
  onChoose,
}: BlogCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <BlogCover name={entry.img} covers={covers} alt={entry.altTag} sizes={sizes} first={first} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <LongDay date={entry.date} />
          <span>{entry.writer}</span>
        </p>
        <Heading>
          <PageLink className={styles.whole} to={entry.link} onClick={onChoose}>
            {entry.title}
          </PageLink>
        </Heading>
        <div className={styles.foot}>
          <MoreLink
            to={entry.link}
            about={entry.title}
            className={styles.more}
            {...(onChoose && { onClick: onChoose })}
          >
            {words.more}
          </MoreLink>
          <BlogProfiles profiles={profiles} label={words.follow} />
        </div>
      </div>
    </article>
  );
}
