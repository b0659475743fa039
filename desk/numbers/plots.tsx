import { indianDate } from "../../server/submission/indian-time.ts";
import type { Numbers } from "../api/api.ts";
import { Section } from "../parts/section.tsx";
import { words } from "../words.ts";
import { Bars } from "./bars.tsx";
import { DataTable } from "./data-table.tsx";
import { sumOf } from "./figures.tsx";
import { Services } from "./services.tsx";

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
