import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { numbersQuerySchema } from "../../server/desk-api/request-schemas.ts";
import { indianDate } from "../../server/submission/indian-time.ts";
import { formatRupees } from "../../server/submission/submission.ts";
import { useMe } from "../access/session.ts";
import { api, type Numbers } from "../api/api.ts";
import { SelectField } from "../components/fields.tsx";
import { Page, QueryResult, Section } from "../components/page.tsx";
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
  const { weeks, outcomes, timeToDone, spam, mail } = numbers;
  const enquiries = sum(weeks.flatMap(({ enquiries }) => enquiries));
  const applications = sum(weeks.map((week) => week.applications));
  const figures: [string, string, boolean?][] = [
    [words.number(enquiries), labels.enquiries],
    [words.number(applications), labels.applications],
    [timeToDone.medianHours === null ? "–" : words.hours(timeToDone.medianHours), labels.median],
    [formatRupees(outcomes.source.reduce((total, { rupees }) => total + rupees, 0)), labels.wonRupees],
    [spam.all === 0 ? "–" : words.share(spam.quarantined / spam.all), labels.spam],
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

function Charts({ numbers }: { numbers: Numbers }) {
  const { weeks, services, outcomes, timeToDone, spam, searchComplete } = numbers;
  const enquiries = weeks.map(({ from, enquiries }) => ({ from, value: sum(enquiries) }));
  const applications = weeks.map(({ from, applications }) => ({ from, value: applications }));
  return (
    <>
      <Section title={labels.enquiriesByWeek}>
        <BarChart weeks={enquiries} describe={createLabel(labels.enquiriesByWeek, enquiries)} />
        <DataTable
          name={labels.enquiriesByWeek}
          head={[labels.week, labels.all, ...services.map((name) => name || labels.other)]}
          rows={weeks.map(({ from, enquiries }) => [indianDate(from), sum(enquiries), ...enquiries])}
        />
      </Section>
      <OutcomeSection
        title={labels.byService}
        text={searchComplete ? labels.byServiceText : words.search.incomplete}
        groups={outcomes.about}
      >
        <ServiceCharts weeks={weeks} services={services} />
      </OutcomeSection>
      {(["source", "campaign", "board"] as const).map((dimension) => (
        <OutcomeSection
          key={dimension}
          title={labels.outcomes[dimension]}
          text={dimension === "source" ? labels.outcomesText : undefined}
          groups={outcomes[dimension]}
        />
      ))}
      <Section title={labels.applicationsByWeek}>
        <BarChart weeks={applications} describe={createLabel(labels.applicationsByWeek, applications)} />
        <DataTable
          name={labels.applicationsByWeek}
          head={[labels.week, labels.applications]}
          rows={applications.map(({ from, value }) => [indianDate(from), value])}
        />
      </Section>
      <Section title={labels.timeToDone} text={labels.timeToDoneText(timeToDone)}>
        <BarChart
          weeks={timeToDone.byWeek.map(({ from, medianHours }) => ({ from, value: medianHours }))}
          describe={(maximum, week) => labels.hoursSummary(labels.timeToDone, maximum, week)}
          format={words.hours}
          unit={words.unitOf(Math.max(...timeToDone.byWeek.map(({ medianHours }) => medianHours ?? 0)))}
        />
        <DataTable
          name={labels.timeToDone}
          head={[labels.week, labels.hours]}
          rows={timeToDone.byWeek.map(({ from, medianHours }) => [
            indianDate(from),
            medianHours === null ? "–" : words.hours(medianHours),
          ])}
        />
      </Section>
      <Section title={labels.spam} text={labels.spamText(spam)} />
    </>
  );
}

type OutcomeSectionProps = Pick<ComponentProps<typeof Section>, "title" | "text"> & {
  groups: Numbers["outcomes"]["source"];
  /** What is drawn instead of how many each brought and how many of them were won. */
  children?: ReactNode;
};

function OutcomeSection({ title, text, groups, children }: OutcomeSectionProps) {
  if (groups.length === 0) return null;
  const most = Math.max(...groups.map(({ count }) => count));
  const nameOf = (name: string | null) =>
    name === "direct" ? labels.direct : name === null ? labels.other : name || labels.unknownSource;
  return (
    <Section title={title} text={text}>
      {children ?? (
        <ul className={styles.rows}>
          {groups.map(({ name, count, won }) => (
            <ChartRow key={nameOf(name)} name={nameOf(name)} count={count}>
              <ShareBar part={won / most} whole={count / most} label={labels.outcomeSummary(count, won)} />
            </ChartRow>
          ))}
        </ul>
      )}
      <DataTable
        name={title}
        head={["", ...labels.outcomeColumns]}
        rows={groups.map(({ name, count, answeredHours, quoted, won, rupees }) => [
          nameOf(name),
          count,
          answeredHours === null ? "–" : words.hours(answeredHours),
          quoted,
          won,
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

function ServiceCharts({ weeks, services }: Pick<Numbers, "weeks" | "services">) {
  const lines = services.map((name, index) => ({
    name,
    weeks: weeks.map(({ from, enquiries }) => ({ from, value: enquiries[index] ?? 0 })),
  }));
  const top = Math.max(1, ...lines.flatMap((line) => line.weeks.map(({ value }) => value)));
  return (
    <ul className={styles.rows}>
      {lines.map(({ name, weeks }) => (
        <ChartRow key={name} name={name || labels.other} count={sum(weeks.map(({ value }) => value))}>
          <ColumnChart weeks={weeks} scaleMaximum={top} format={words.number} />
        </ChartRow>
      ))}
    </ul>
  );
}

function ChartRow({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <li>
      <bdi className={styles.name}>{name}</bdi>
      <b>{words.number(count)}</b>
      {children}
    </li>
  );
}
