import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { numbersQuerySchema } from "../../server/desk-api/request-schemas.ts";
import { indianDate } from "../../server/submission/indian-time.ts";
import { sourceLabel } from "../../server/submission/origin.ts";
import { formatRupees, lossReasons } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { api, type Numbers } from "../api/api.ts";
import { SelectField } from "../components/fields.tsx";
import { Page, QueryResult, Section } from "../components/page.tsx";
import { placeName } from "../submission/submission-content.tsx";
import { words } from "../words.ts";
import { BarChart, ColumnChart, DataTable, ShareBar } from "./charts.tsx";
import { ExportSection } from "./export.tsx";
import styles from "./numbers.module.css";

const labels = words.numbers;
const spans = [12, 26, 52, 104];

export function NumbersPage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const result = numbersQuerySchema.safeParse(Object.fromEntries(params));
  const { weeks } = result.success ? result.data : numbersQuerySchema.parse({});
  const query = useQuery({ queryKey: ["numbers", weeks], queryFn: () => api.numbers(weeks) });
  const options = [...new Set([...spans, weeks])].sort((a, b) => a - b);
  return (
    <Page
      title={words.pages.numbers}
      actions={
        <div className={styles.period}>
          <SelectField
            label={labels.span}
            value={String(weeks)}
            onSelect={(value) => setParams({ weeks: value }, { replace: true })}
            options={options.map((count) => [String(count), labels.weeks(count)])}
          />
        </div>
      }
    >
      <QueryResult query={query}>
        {(numbers) => (
          <>
            <KeyFigures numbers={numbers} />
            <Charts numbers={numbers} />
          </>
        )}
      </QueryResult>
      {me.role === "owner" && <ExportSection />}
    </Page>
  );
}

function KeyFigures({ numbers }: { numbers: Numbers }) {
  const { weeks, outcomes, timeToAnswer, mail } = numbers;
  const enquiries = sum(weeks.flatMap(({ enquiries }) => enquiries));
  const applications = sum(weeks.map((week) => week.applications));
  const figures: [string, string, boolean?][] = [
    [words.number(enquiries), labels.enquiries],
    [words.number(applications), labels.applications],
    [formatHours(timeToAnswer.medianHours), labels.median],
    [formatRupees(outcomes.source.reduce((total, { rupees }) => total + rupees, 0)), labels.earned],
  ];
  if (mail) {
    figures.push([words.number(mail.waiting), labels.waiting]);
    figures.push([words.number(mail.failed), labels.failed, mail.failed > 0]);
  }
  return (
    <dl className={styles.figures}>
      {figures.map(([figure, title, isAlert]) => (
        <div key={title} className={isAlert ? "alert" : undefined}>
          <dt>{title}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

const formatHours = (hours: number | null) => (hours === null ? "–" : words.hours(hours));

function Charts({ numbers }: { numbers: Numbers }) {
  const { weeks, outcomes, losses, timeToAnswer, spam, searchComplete } = numbers;
  const enquiries = weeks.map(({ from, enquiries }) => ({ from, value: sum(enquiries) }));
  const applications = weeks.map(({ from, applications }) => ({ from, value: applications }));
  const top = Math.max(1, ...weeks.flatMap(({ enquiries }) => enquiries));
  return (
    <>
      <Section title={labels.enquiriesByWeek}>
        <BarChart weeks={enquiries} describe={createLabel(labels.enquiriesByWeek, enquiries)} />
        <DataTable
          name={labels.enquiriesByWeek}
          head={[labels.week, labels.all, ...outcomes.about.map(({ name }) => nameOf("about", name))]}
          rows={weeks.map(({ from, enquiries }) => [indianDate(from), sum(enquiries), ...enquiries])}
        />
      </Section>
      {(["about", "source", "campaign", "board"] as const).map((dimension) => (
        <OutcomeSection
          key={dimension}
          dimension={dimension}
          text={
            dimension === "about" && !searchComplete
              ? words.search.incomplete
              : labels.outcomeTexts[dimension]
          }
          groups={outcomes[dimension]}
          draw={
            dimension === "about"
              ? (index) => (
                  <ColumnChart
                    weeks={weeks.map(({ from, enquiries }) => ({ from, value: enquiries[index] ?? 0 }))}
                    scaleMaximum={top}
                    format={words.number}
                  />
                )
              : undefined
          }
        />
      ))}
      {losses.length > 0 && (
        <Section title={labels.losses}>
          <ul className={styles.rows}>
            {losses.map(({ reason, count }) => (
              <ChartRow
                key={reason}
                name={reason ? lossReasons[reason] : words.notSaid}
                count={count}
                chart={<ShareBar part={count / (losses[0]?.count ?? 1)} />}
              />
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={labels.timeToAnswer}
        text={labels.timeToAnswerText(timeToAnswer, sum(enquiries.map(({ value }) => value)))}
      >
        <BarChart
          weeks={timeToAnswer.byWeek.map(({ from, medianHours }) => ({ from, value: medianHours }))}
          describe={(maximum, week) => labels.hoursSummary(labels.timeToAnswer, maximum, week)}
          format={words.hours}
          unit={words.unitOf(Math.max(...timeToAnswer.byWeek.map(({ medianHours }) => medianHours ?? 0)))}
        />
        <DataTable
          name={labels.timeToAnswer}
          head={[labels.week, labels.hours]}
          rows={timeToAnswer.byWeek.map(({ from, medianHours }) => [
            indianDate(from),
            formatHours(medianHours),
          ])}
        />
      </Section>
      <Section title={labels.applicationsByWeek}>
        <BarChart weeks={applications} describe={createLabel(labels.applicationsByWeek, applications)} />
        <DataTable
          name={labels.applicationsByWeek}
          head={[labels.week, labels.applications]}
          rows={applications.map(({ from, value }) => [indianDate(from), value])}
        />
      </Section>
      <Section title={labels.spam} text={labels.spamText(spam)} />
    </>
  );
}

type Dimension = keyof Numbers["outcomes"];

function nameOf(dimension: Dimension, name: string | null): string {
  if (name === null) return labels.other;
  if (name === "") return dimension === "about" ? words.notSaid : labels.unknownSource;
  if (dimension === "board") return placeName(name);
  return dimension === "source" ? sourceLabel(name) : name;
}

type OutcomeSectionProps = {
  dimension: Dimension;
  text: string | undefined;
  groups: Numbers["outcomes"][Dimension];
  /** What is drawn of the group at this place instead of how many it brought and how many of them were won. */
  draw: ((index: number) => ReactNode) | undefined;
};

function OutcomeSection({ dimension, text, groups, draw }: OutcomeSectionProps) {
  if (groups.length === 0) return null;
  const most = Math.max(...groups.map(({ count }) => count));
  const title = labels.outcomes[dimension];
  return (
    <Section title={title} text={text}>
      <ul className={styles.rows}>
        {groups.map((group, index) => (
          <ChartRow
            key={group.name}
            name={nameOf(dimension, group.name)}
            count={group.count}
            chart={draw ? draw(index) : <ShareBar part={group.won / most} whole={group.count / most} />}
            facts={labels.outcomeFacts(group)}
          />
        ))}
      </ul>
      <DataTable
        name={title}
        head={["", ...labels.outcomeColumns]}
        rows={groups.map(({ name, count, answered, answeredHours, quoted, won, lost, rupees }) => [
          nameOf(dimension, name),
          count,
          answered,
          formatHours(answeredHours),
          quoted,
          won,
          lost,
          rupees === 0 ? "–" : formatRupees(rupees),
        ])}
      />
    </Section>
  );
}

function createLabel(title: string, weeks: { value: number }[]) {
  const total = sum(weeks.map(({ value }) => value));
  return (maximum: number, week: string) => labels.countSummary(title, total, maximum, week);
}

type ChartRowProps = { name: string; count: number; chart: ReactNode; facts?: string };

function ChartRow({ name, count, chart, facts }: ChartRowProps) {
  return (
    <li>
      <bdi className={styles.name}>{name}</bdi>
      <b>{words.number(count)}</b>
      {chart}
      {facts && <p>{facts}</p>}
    </li>
  );
}
