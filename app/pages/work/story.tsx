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
import { createChatAddress } from "../../data/paths.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./story.module.css";
import type { StoryPage } from "./story-page.server.ts";
import { TallyDrawing, TallyFigures } from "./tally.tsx";

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

type ArtworkProps = {
  page: StoryPage;
  /** The works. */
  children?: ReactNode;
};

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

/** When it ran, what was counted, and what failed. */
export function StoryOutcome({ page }: { page: StoryPage }) {
  const { parts } = page.copy;
  return (
    <>
      {(["days", "counted"] as const).map((part) => (
        <Part key={part} id={part} title={parts[part]}>
          <Prose html={page[part]} />
        </Part>
      ))}
      <Divider />
      <Part id="failed" title={parts.failed} className={styles.failed}>
        <Prose html={page.failed} />
      </Part>
    </>
  );
}

/** The top of a story, on its client's ground: its title, what came of it as a figure and as a drawing. */
export function StoryHead({ page }: { page: StoryPage }) {
  const { copy, title, failedWord, standfirst, client, result, picture, ground, tally } = page;
  return (
    <Section tight className={clsx(styles.head, styles[ground])}>
      <div className={styles.copy}>
        <p className={styles.client}>
          {client}
          {failedWord && <b className={styles.verdict}>{failedWord}</b>}
        </p>
        <h1>{title}</h1>
        <p className="lead standfirst">{standfirst}</p>
      </div>
      <div className={clsx(styles.picture, picture.height > picture.width && styles.upright)} data-hero>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
      <div className={styles.outcome}>
        <TallyFigures tally={tally} words={copy.tally} />
        <p className={styles.result}>{result}</p>
      </div>
      <TallyDrawing tally={tally} words={copy.tally} />
    </Section>
  );
}

/** The bill as a slip, and beside it the facts of the work and how to ask for one's own. */
export function StoryBill({ page }: { page: StoryPage }) {
  const { copy, note, client, services, span, team } = page;
  const { site } = readShell();
  return (
    <Section id="bill" className={styles.bill} labelledBy="bill-title">
      <div className={styles.aside}>
        <FactList
          ruled
          facts={[
            [copy.facts.client, client],
            [copy.facts.ran, span],
            [copy.facts.services, <Links key="services" to={services} />],
            [copy.facts.team, <Links key="team" to={team} />],
          ]}
        />
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.ask}>
          {copy.ask}
          <a href={`tel:${site.phone.number}`}>
            <Icon name="phone" />
            {site.phone.shown}
          </a>
          <a href={createChatAddress(site)} target="_blank" rel="noopener">
            <Icon name="chat" />
            {site.labels.chat}
            <span className="visually-hidden"> ({site.labels.newTab})</span>
          </a>
        </p>
        <button className={clsx(links.button, links.line, styles.print)} type="button" data-print="" hidden>
          {copy.print}
          <Icon name="paper" />
        </button>
      </div>
      <BillSlip page={page} />
    </Section>
  );
}

function BillSlip({ page: { copy, bill, failedWord, client } }: { page: StoryPage }) {
  const words = copy.bill;
  const hasCredits = bill.credits.length > 0;
  return (
    <div className={styles.slip} data-scheme="light">
      <h2 id="bill-title">{copy.parts.bill}</h2>
      <p className={styles.client}>{client}</p>
      <table>
        <thead className="visually-hidden">
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <BillLine key={line.what} {...line} />
          ))}
          {hasCredits && <BillLine what={words.total} amount={bill.total} isDue />}
          {hasCredits && (
            <>
              {bill.credits.map((line) => (
                <BillLine key={line.what} {...line} />
              ))}
              <BillLine what={words.credits} amount={bill.credited} />
            </>
          )}
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {hasCredits ? words.settled : words.total} <b>{hasCredits ? bill.settled : bill.total}</b>
            </th>
          </tr>
        </tbody>
      </table>
      <p className={clsx(styles.stamp, failedWord && styles.failure)}>{failedWord ?? words.paid}</p>
    </div>
  );
}

type BillLineProps = { what: string; working?: string; amount: string; isDue?: boolean };

function BillLine({ what, working, amount, isDue = false }: BillLineProps) {
  return (
    <tr className={clsx(isDue && styles.due)}>
      <th scope="row">
        {what}
        {working && <small>{working}</small>}
      </th>
      <td>{amount}</td>
    </tr>
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
export function StoryMap({ title, map }: { title: string; map: NonNullable<StoryPage["map"]> }) {
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
