import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type Dated, showWhile } from "../../components/dated.ts";
import { Icon } from "../../components/icon.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { CheckList } from "../../components/lists.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { addDays } from "../../data/format.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./career.module.css";
import type { CareerPage } from "./career-page.server.ts";

/** The banner of the career page: its title beside a picture of a desk. */
export function JobBanner({ title, line, apply, picture }: CareerPage["banner"]) {
  return (
    <section className={styles.banner} data-scheme="light" aria-labelledby="job-recruitment">
      <div className={styles.copy}>
        <h1 className="poster" id="job-recruitment">
          {title}
        </h1>
        <p className="lead">{line}</p>
        <ButtonLink to="#apply" kind="ink">
          {apply}
        </ButtonLink>
      </div>
      <div className={clsx("filled", styles.picture)}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 46vw" first />
      </div>
    </section>
  );
}

/** The open positions with their pay; each leads to the form and is carried into its first field. */
export function OpenPositions({ title, list, none }: CareerPage["positions"]) {
  const { builtOn } = readShell();
  return (
    <Section className={styles.positions} labelledBy="positions">
      <h2 id="positions">{title}</h2>
      <ul>
        {list.map((position) => (
          <li key={position.name} {...showWhile(position, builtOn)}>
            <a className="stretched-link" href={`?position=${encodeURIComponent(position.name)}#apply`}>
              {position.name}
            </a>
            <p>
              <b>{position.pay}</b> {position.text}
            </p>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
      <p {...showWhile(findTimeWithout(list), builtOn)}>{none}</p>
    </Section>
  );
}

/** What it is like to work here: what becomes of an application, what makes a CV easy to read. */
export function CareerIntro({ title, picture, paragraphs, lists }: CareerPage["intro"]) {
  return (
    <Section className={styles.intro} labelledBy="career-intro">
      <h2 id="career-intro">{title}</h2>
      <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 46vw" className={styles.team} />
      <div className={styles.copy}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.lists}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className="small-title">{list.title}</h3>
            <CheckList points={list.points} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** When no position is open: from the day after the last one ends; never while one has no end. */
function findTimeWithout(positions: Dated[]): Dated {
  if (positions.some(({ until }) => !until)) return { until: "0000-00-00" };
  const last = positions
    .map(({ until = "" }) => until)
    .sort()
    .at(-1);
  return { from: last && addDays(last, 1) };
}

type DeskProps = Pick<CareerPage["form"], "title" | "lead"> & {
  /** The application form. */
  children?: ReactNode;
};

/** A sheet of paper on a desk. */
export function ApplicationDesk({ title, lead, children }: DeskProps) {
  return (
    <Section className={styles.desk} labelledBy="apply">
      <div className={clsx("at-night", styles.head)}>
        <h2 id="apply">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.sheet}>{children}</div>
    </Section>
  );
}
