import { ButtonLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import styles from "./blog-lead.module.css";
import type { BlogIndex } from "./blog-page.server.ts";

/** The featured article as the lead story: headline, picture, and the first paragraphs in columns. */
export function BlogLead({
  title,
  link,
  action,
  standfirst,
  opening,
  date,
  day,
  readingTime,
  writer,
  city,
  cover,
  onChoose,
}: BlogIndex["featured"] & { /** Called when the visitor chooses the article. */ onChoose: () => void }) {
  return (
    <article className={styles.lead} aria-labelledby="blog-lead">
      <h2 id="blog-lead">
        <PageLink to={link} onClick={onChoose}>
          {title}
        </PageLink>
      </h2>
      <div className={styles.cover}>
        <Picture
          picture={cover}
          sizes="(max-width: 63.999rem) 92vw, (max-width: 107.999rem) 60vw, 62rem"
          first
        />
      </div>
      <div className={styles.columns}>
        <p className={styles.standfirst}>{standfirst}</p>
        <p className={styles.facts}>
          <b>{writer}</b>
          <time dateTime={day}>{date}</time>
          <span>{readingTime}</span>
        </p>
        {opening.map((paragraph, index) => (
          <p key={paragraph} className={styles.text}>
            {index === 0 && <b className={styles.place}>{city}</b>}
            {paragraph}
          </p>
        ))}
      </div>
      <ButtonLink to={link} onClick={onChoose}>
        {action}
      </ButtonLink>
    </article>
  );
}
