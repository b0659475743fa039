import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Divider } from "../../components/brand.tsx";
import { CityMap } from "../../components/city-map.tsx";
import { Fold } from "../../components/fold.tsx";
import { Icon } from "../../components/icon.tsx";
import { Button, ButtonLink } from "../../components/links.tsx";
import { FactList } from "../../components/lists.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Prose } from "../../components/prose.tsx";
import { Section } from "../../components/section.tsx";
import grounds from "../../components/story-grounds.module.css";
import { TallyDrawing, TallyFigures } from "../../components/story-tally.tsx";
import { WorkFigure } from "../../components/work-figure.tsx";
import { createChatAddress } from "../../data/contact-links.ts";
import { interpolate } from "../../data/format.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./story.module.css";
import type { StoryPage } from "./story-page.server.ts";

type ChapterProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A part of a story, below its name. */
function Chapter({ id, title, className, children }: ChapterProps) {
  return (
    <section id={id} className={clsx(styles.part, className)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

type TextPart = "brief" | "plan" | "counted";
type TextProps = { page: StoryPage; part: TextPart; className?: string | undefined; children?: ReactNode };

/** A part that is told: a telephone folds what follows its first paragraph. */
function Text({ page, part, className, children }: TextProps) {
  const { lead, rest } = page[part];
  return (
    <Chapter id={part} title={page.copy.parts[part]} className={className}>
      {part === "counted" && <p className={styles.result}>{page.result}</p>}
      <div className={styles.text}>
        <Prose html={lead} />
        {rest && (
          <Fold summary={interpolate(page.copy.more, { part: page.copy.parts[part] })}>
            <Prose html={rest} />
          </Fold>
        )}
      </div>
      {children}
    </Chapter>
  );
}

/** What was planned, and the map of where. */
export function StoryPlan({ page }: { page: StoryPage }) {
  return (
    <div
      className={clsx("grid", styles.row, page.map && styles.mapped)}
      {...(page.map && { "data-scheme": "dark" })}
    >
      <Text page={page} part="plan" className={styles.plan}>
        <ButtonLink to={page.planPath}>{page.copy.openPlan}</ButtonLink>
      </Text>
      {page.map && (
        <Chapter id="where" title={page.copy.parts.where} className={styles.where}>
          <StoryMap map={page.map} />
        </Chapter>
      )}
    </div>
  );
}

type WorkProps = {
  page: StoryPage;
  /** The works. */
  children?: ReactNode;
};

/** What was drawn, and beside it when it ran. */
export function StoryWork({ page, children }: WorkProps) {
  const { parts } = page.copy;
  return (
    <div className={clsx("grid", styles.row, styles.work)}>
      <Chapter id="artwork" title={parts.artwork} className={styles.works}>
        {children}
      </Chapter>
      <Chapter id="days" title={parts.days} className={styles.days}>
        <Prose html={page.days} />
      </Chapter>
    </div>
  );
}

export function ArtworkList({ artwork }: Pick<StoryPage, "artwork">) {
  return (
    <ul className={styles.artwork}>
      {artwork.map((work, index) => (
        <li key={work.picture.name} className={clsx(work.picture.width > work.picture.height && styles.wide)}>
          <WorkFigure work={work} sizes={`(max-width: 47.999rem) ${index === 0 ? 92 : 46}vw, 18vw`} />
        </li>
      ))}
    </ul>
  );
}

/** What was counted, and what failed, in two columns each. */
export function StoryOutcome({ page }: { page: StoryPage }) {
  return (
    <>
      <div className={clsx("grid", styles.row)}>
        <Text page={page} part="counted" />
      </div>
      <Divider />
      <div className={clsx("grid", styles.row, styles.failed)}>
        <Chapter id="failed" title={page.copy.parts.failed}>
          <div className={styles.text}>
            <Prose html={page.failed} />
          </div>
        </Chapter>
      </div>
    </>
  );
}

/** The top of a story, on its client's ground: its title, what came of it as a figure and as a drawing. */
export function StoryHead({ page }: { page: StoryPage }) {
  const { copy, title, failedWord, standfirst, client, picture, ground, tally } = page;
  const isUpright = picture.height > picture.width;
  return (
    <Section tight className={clsx(styles.head, grounds[ground], !isUpright && styles.scene)}>
      <div className={styles.copy}>
        <p className={styles.client}>
          {client}
          {failedWord && <b className={styles.verdict}>{failedWord}</b>}
        </p>
        <h1>{title}</h1>
        <p className="lead standfirst">{standfirst}</p>
      </div>
      <div className={clsx(styles.picture, isUpright && styles.upright)} data-hero>
        <Picture picture={picture} sizes={isUpright ? "(max-width: 63.999rem) 40vw, 26vw" : "100vw"} first />
      </div>
      <div className={styles.outcome}>
        <TallyFigures tally={tally} words={copy.tally} />
      </div>
      <TallyDrawing tally={tally} words={copy.tally} />
    </Section>
  );
}

/** The bill as a slip; beside it how to ask for one's own, what was asked for, and the facts of the work. */
export function StoryBill({ page }: { page: StoryPage }) {
  const { copy, note, services, span, team } = page;
  const { site } = readShell();
  return (
    <div className={clsx("grid", styles.row, styles.bill)}>
      <BillSlip page={page} />
      <div className={styles.aside}>
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
        <Text page={page} part="brief" />
        <FactList
          ruled
          facts={[
            [copy.facts.ran, span],
            [copy.facts.services, <Links key="services" to={services} />],
            [copy.facts.team, <Links key="team" to={team} />],
          ]}
        />
        <div className={styles.foot}>
          {note && <p className={styles.note}>{note}</p>}
          <Button icon="paper" className={styles.print} data-print="" hidden>
            {copy.print}
          </Button>
        </div>
      </div>
    </div>
  );
}

function BillSlip({ page: { copy, bill, failedWord, client } }: { page: StoryPage }) {
  const words = copy.bill;
  const hasCredits = bill.credits.length > 0;
  return (
    <section id="bill" className={styles.slip} aria-labelledby="bill-title" data-scheme="light">
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
    </section>
  );
}

type BillLineProps = { what: string; working?: string; amount: string; isDue?: boolean };

function BillLine({ what, working, amount, isDue = false }: BillLineProps) {
  return (
    <tr className={clsx(isDue && styles.due)}>
      <th scope="row">
        {keepSizesTogether(what)}
        {working && <small>{working}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

/** “30 x 10 ft” and “12 sq ft” are not parted at the end of a line. */
function keepSizesTogether(text: string): string {
  return text.replace(/(\d|x|sq) (?=(?:\d|x|sq|ft)\b|\d+ ft)/g, "$1\u00a0");
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

/** The drawn city with a pin for each place of a story, and below it what each pin is. */
function StoryMap({ map }: { map: NonNullable<StoryPage["map"]> }) {
  return (
    <>
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
      <ol>
        {map.marks.map(({ name, kind }) => (
          <li key={name} className={styles[kind]}>
            {name}
          </li>
        ))}
      </ol>
      {map.dotsAre && <p className={styles.dots}>{map.dotsAre}</p>}
      <p>{map.caption}</p>
    </>
  );
}
