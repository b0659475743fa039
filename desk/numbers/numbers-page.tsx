import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { numbersQuery } from "../../server/desk-api/request-schemas.ts";
import { indianDate } from "../../server/submission/indian-time.ts";
import { useMe } from "../access/session.ts";
import { api, type Numbers } from "../api/api.ts";
import { Choose } from "../components/fields.tsx";
import { sayFailure } from "../components/form.tsx";
import { Failure, Page, Section, Waiting } from "../components/page.tsx";
import { words } from "../words.ts";
import { Bars, Columns, DataTable } from "./charts.tsx";
import { Export } from "./export.tsx";
import styles from "./numbers.module.css";

const spans = [12, 26, 52, 104];

/** How it goes: how much comes in, of what, how soon it is done, how much of it is spam. */
export function NumbersPage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const judged = numbersQuery.safeParse(Object.fromEntries(params));
  const { weeks } = judged.success ? judged.data : numbersQuery.parse({});
  const { data, error } = useQuery({
    queryKey: ["numbers", weeks],
    queryFn: () => api.numbers(weeks),
  });
  const offered = [...new Set([...spans, weeks])].sort((a, b) => a - b);
  return (
    <Page
      title={words.pages.numbers}
      tools={
        <div className={styles.span}>
          <Choose
            label={words.numbers.span}
            value={String(weeks)}
            onChoose={(value) => setParams({ weeks: value }, { replace: true })}
            choices={offered.map((count) => [String(count), words.numbers.weeks(count)])}
          />
        </div>
      }
    >
      {error && <Failure>{sayFailure(error)}</Failure>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Figures numbers={data} />
          <Plots numbers={data} />
        </>
      )}
      {me.role === "owner" && <Export />}
    </Page>
  );
}

/** The whole span in a few large figures. */
export function Figures({ numbers }: { numbers: Numbers }) {
  const { weeks, timeToDone, spam, mail } = numbers;
  const enquiries = weeks.reduce((sum, week) => sum + sumOf(week.enquiries), 0);
  const applications = weeks.reduce((sum, week) => sum + week.applications, 0);
  const figures: [string, string, boolean?][] = [
    [words.number(enquiries), words.numbers.enquiries],
    [words.number(applications), words.numbers.applications],
    [timeToDone.medianHours === null ? "–" : words.hours(timeToDone.medianHours), words.numbers.median],
    [spam.all === 0 ? "–" : words.share(spam.quarantined / spam.all), words.numbers.spam],
  ];
  if (mail) {
    figures.push([words.number(mail.waiting), words.numbers.waiting]);
    figures.push([words.number(mail.failed), words.numbers.failed, mail.failed > 0]);
  }
  return (
    <dl className={styles.figures}>
      {figures.map(([figure, what, wrong]) => (
        <div key={what} className={wrong ? styles.wrong : undefined}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The numbers drawn, each with the table it is drawn from. */
export function Plots({ numbers }: { numbers: Numbers }) {
  const { weeks, services, timeToDone, spam, searchComplete } = numbers;
  const enquiries = weeks.map(({ from, enquiries }) => ({ from, value: sumOf(enquiries) }));
  const applications = weeks.map(({ from, applications }) => ({ from, value: applications }));
  const week = words.numbers.week;
  return (
    <>
      <Section title={words.numbers.enquiriesByWeek}>
        <Bars weeks={enquiries} heard={heardOf(words.numbers.enquiriesByWeek, enquiries)} />
        <DataTable
          name={words.numbers.enquiriesByWeek}
          head={[week, words.numbers.all, ...services.map((name) => name || words.numbers.other)]}
          rows={weeks.map(({ from, enquiries }) => [indianDate(from), sumOf(enquiries), ...enquiries])}
        />
      </Section>
      {services.length > 0 && (
        <Section
          title={words.numbers.byService}
          text={searchComplete ? words.numbers.byServiceText : words.search.incomplete}
        >
          <Services weeks={weeks} services={services} />
        </Section>
      )}
      <Section title={words.numbers.applicationsByWeek}>
        <Bars weeks={applications} heard={heardOf(words.numbers.applicationsByWeek, applications)} />
        <DataTable
          name={words.numbers.applicationsByWeek}
          head={[week, words.numbers.applications]}
          rows={applications.map(({ from, value }) => [indianDate(from), value])}
        />
      </Section>
      <Section title={words.numbers.timeToDone} text={words.numbers.timeToDoneText(timeToDone)}>
        <Bars
          weeks={timeToDone.byWeek.map(({ from, medianHours }) => ({ from, value: medianHours }))}
          heard={(most, week) => words.numbers.hoursHeard(words.numbers.timeToDone, most, week)}
          say={words.hours}
          unit={words.unitOf(Math.max(...timeToDone.byWeek.map(({ medianHours }) => medianHours ?? 0)))}
        />
        <DataTable
          name={words.numbers.timeToDone}
          head={[week, words.numbers.hours]}
          rows={timeToDone.byWeek.map(({ from, medianHours }) => [
            indianDate(from),
            medianHours === null ? "–" : words.hours(medianHours),
          ])}
        />
      </Section>
      <Section title={words.numbers.spam} text={words.numbers.spamText(spam)}>
        <DataTable
          name={words.numbers.spam}
          head={[words.numbers.all, words.numbers.quarantined, words.numbers.released, words.numbers.marked]}
          rows={[[spam.all, spam.quarantined, spam.released, spam.marked]]}
        />
      </Section>
    </>
  );
}

function heardOf(what: string, weeks: { value: number }[]) {
  const all = weeks.reduce((sum, { value }) => sum + value, 0);
  return (most: number, week: string) => words.numbers.heard(what, all, most, week);
}

/** Every service a line with its own weeks, all on one scale: what is asked for more shows at a glance. */
export function Services({ weeks, services }: Pick<Numbers, "weeks" | "services">) {
  const lines = services.map((name, at) => ({
    name,
    weeks: weeks.map(({ from, enquiries }) => ({ from, value: enquiries[at] ?? 0 })),
  }));
  const top = Math.max(1, ...lines.flatMap((line) => line.weeks.map(({ value }) => value)));
  return (
    <ul className={styles.services}>
      {lines.map(({ name, weeks }) => (
        <li key={name}>
          <span className={styles.name}>
            <bdi>{name || words.numbers.other}</bdi>
          </span>
          <b>{words.number(weeks.reduce((sum, { value }) => sum + value, 0))}</b>
          <Columns weeks={weeks} top={top} say={words.number} />
        </li>
      ))}
    </ul>
  );
}
