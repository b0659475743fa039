import { clsx } from "clsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./story-head.module.css";
import type { StoryPage } from "./story-page.server.ts";

/** The top of a story: that it is a sample, its title, the facts, and what came of it. */
export function StoryHead({ page }: { page: StoryPage }) {
  const { copy, note, title, failedWord, standfirst, client, services, span, bill, team, result, picture } =
    page;
  const facts = [
    { name: copy.facts.client, value: client },
    { name: copy.facts.services, value: <Links to={services} /> },
    { name: copy.facts.ran, value: span },
    { name: copy.facts.total, value: bill.total },
    { name: copy.facts.team, value: <Links to={team} /> },
  ];
  return (
    <Section tight className={styles.head}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.copy}>
        <h1>{title}</h1>
        {failedWord && <p className={styles.failed}>{failedWord}</p>}
        <p className={styles.standfirst}>{standfirst}</p>
        <p className={styles.result}>{result}</p>
      </div>
      <div className={clsx(styles.picture, picture.height > picture.width && styles.upright)} data-hero>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
