import { clsx } from "clsx";
import { FactList } from "../../components/lists.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./story-head.module.css";
import type { StoryPage } from "./story-page.server.ts";

/** The top of a story: that it is a sample, its title, the facts, and what came of it. */
export function StoryHead({ page }: { page: StoryPage }) {
  const { copy, note, title, failedWord, standfirst, client, services, span, total, team, result, picture } =
    page;
  return (
    <Section tight className={styles.head}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.copy}>
        <h1>{title}</h1>
        {failedWord && <p className={styles.failed}>{failedWord}</p>}
        <p className="lead standfirst">{standfirst}</p>
        <p className={styles.result}>{result}</p>
      </div>
      <div className={clsx(styles.picture, picture.height > picture.width && styles.upright)} data-hero>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
      <FactList
        className={styles.facts}
        facts={[
          [copy.facts.client, client],
          [copy.facts.services, <Links key="services" to={services} />],
          [copy.facts.ran, span],
          [copy.facts.total, total],
          [copy.facts.team, <Links key="team" to={team} />],
        ]}
      />
    </Section>
  );
}

function Links({ to }: { to: { name: string; path: string }[] }) {
  return (
    <ul>
      {to.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}
