import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Divider } from "../../components/brand.tsx";
import { CityMap } from "../../components/city-map.tsx";
import { Icon } from "../../components/icon.tsx";
import links from "../../components/links.module.css";
import { ButtonLink } from "../../components/links.tsx";
import { FactList } from "../../components/lists.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Prose } from "../../components/prose.tsx";
import { Part, Section } from "../../components/section.tsx";
import { WorkFigure } from "../../components/work-figure.tsx";
import styles from "./story.module.css";
import type { StoryPage } from "./story-page.server.ts";

export function StoryBrief({ page }: { page: StoryPage }) {
  const { parts } = page.copy;
  return (
    <>
      <Part id="brief" title={parts.brief}>
        <Prose html={page.brief} />
      </Part>
      <Part id="plan" title={parts.plan}>
        <Prose html={page.plan.html} />
        <ButtonLink to={page.plan.path}>{page.copy.openPlan}</ButtonLink>
      </Part>
    </>
  );
}

type ArtworkProps = { page: StoryPage /** The works. */; children?: ReactNode };

export function Artwork({ page, children }: ArtworkProps) {
  return (
    <Part id="artwork" title={page.copy.parts.artwork}>
      {children}
    </Part>
  );
}

export function ArtworkList({ artwork }: Pick<StoryPage, "artwork">) {
  return (
    <ul className={styles.artwork}>
      {artwork.map((work) => (
        <li key={work.picture.name}>
          <WorkFigure work={work} sizes="(max-width: 47.999rem) 46vw, 22vw" />
        </li>
      ))}
    </ul>
  );
}

/** What it cost, when it ran, what was counted, and what failed. */
export function StoryOutcome({ page }: { page: StoryPage }) {
  const { parts } = page.copy;
  return (
    <>
      {(["bill", "days", "counted"] as const).map((part) => (
        <Part key={part} id={part} title={parts[part]}>
          <Prose html={page[part]} />
        </Part>
      ))}
      <Divider />
      <Part id="failed" title={parts.failed} className={styles.night}>
        <Prose html={page.failed} />
      </Part>
    </>
  );
}

/** The top of a story: that it is a sample, its title, the facts, and what came of it. */
export function StoryHead({ page }: { page: StoryPage }) {
  const { copy, note, title, failedWord, standfirst, client, services, span, total, team, result, picture } =
    page;
  return (
    <Section tight className={styles.head}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.copy}>
        <h1>{title}</h1>
        {failedWord && <p className={styles.verdict}>{failedWord}</p>}
        <p className="lead standfirst">{standfirst}</p>
        <p className={styles.result}>{result}</p>
        <button className={clsx(links.button, links.line, styles.print)} type="button" data-print="" hidden>
          {copy.print}
          <Icon name="paper" />
        </button>
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

/** Where a story took place: pins on the drawn city, and beside it what each pin is. */
export function StoryMap({ title, map }: { title: string; map: StoryPage["map"] }) {
  return (
    <Section id="where" className={styles.location} labelledBy="where-title">
      <div className={styles.words}>
        <h2 id="where-title">{title}</h2>
        <ol>
          {map.marks.map(({ name, kind }) => (
            <li key={name} className={styles[kind]}>
              {name}
            </li>
          ))}
        </ol>
        {map.dotsAre && <p className={styles.dots}>{map.dotsAre}</p>}
        <p>{map.caption}</p>
      </div>
      <div className={styles.map}>
        <CityMap city={map.city} alt={map.alt} role="img">
          <g stroke="var(--field)">
            {map.dots.map(([x, y]) => (
              <circle key={`${x} ${y}`} fill="var(--heat)" strokeWidth="2" cx={x} cy={y} r="8" />
            ))}
            {map.marks.map(({ name, kind, at: [x, y], lean }, index) => (
              <g key={name} className={styles[kind]} transform={`translate(${x} ${y}) rotate(${lean})`}>
                <path fill="var(--pin)" strokeWidth="4" d="M0 0L-20 -34A36 36 0 1 1 20 -34Z" />
                <text
                  fill="var(--on-pin)"
                  stroke="none"
                  fontSize="40"
                  y="-51"
                  transform={`rotate(${-lean} 0 -64)`}
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </g>
        </CityMap>
      </div>
    </Section>
  );
}
