import type { Numbers } from "../../server/submission/desk-answers.ts";
import { Section } from "../parts/section.tsx";
import { words } from "../words.ts";
import { Bars } from "./bars.tsx";
import { countOf } from "./count-of.ts";
import { DataTable } from "./data-table.tsx";
import { sumOf } from "./figures.tsx";
import { HoursLine } from "./hours-line.tsx";
import { Services } from "./services.tsx";
import { weekName } from "./week-name.ts";

/** The numbers drawn, each with the table it is drawn from. */
export function Plots({ numbers }: { numbers: Numbers }) {
  const { weeks, services, timeToDone, spam } = numbers;
  const enquiries = weeks.map(({ from, enquiries }) => ({ from, count: sumOf(enquiries) }));
  const applications = weeks.map(({ from, applications }) => ({ from, count: applications }));
  const week = words.numbers.week;
  return (
    <>
      <Section title={words.numbers.enquiriesByWeek}>
        <Bars weeks={enquiries} label={words.numbers.enquiriesByWeek} />
        <DataTable
          name={words.numbers.enquiriesByWeek}
          head={[week, words.numbers.all, ...services.map((name) => name || words.numbers.other)]}
          rows={weeks.map(({ from, enquiries }) => [
            weekName(from),
            sumOf(enquiries),
            ...services.map((name) => countOf(enquiries, name)),
          ])}
        />
      </Section>
      {services.length > 0 && (
        <Section title={words.numbers.byService} text={words.numbers.byServiceText}>
          <Services weeks={weeks} services={services} />
        </Section>
      )}
      <Section title={words.numbers.applicationsByWeek}>
        <Bars weeks={applications} label={words.numbers.applicationsByWeek} />
        <DataTable
          name={words.numbers.applicationsByWeek}
          head={[week, words.numbers.applications]}
          rows={applications.map(({ from, count }) => [weekName(from), count])}
        />
      </Section>
      <Section title={words.numbers.timeToDone} text={words.numbers.timeToDoneText(timeToDone)}>
        <HoursLine weeks={timeToDone.byWeek} label={words.numbers.timeToDone} />
        <DataTable
          name={words.numbers.timeToDone}
          head={[week, words.numbers.hours]}
          rows={timeToDone.byWeek.map(({ from, medianHours }) => [
            weekName(from),
            medianHours === null ? "–" : Math.round(medianHours * 10) / 10,
          ])}
        />
      </Section>
      <Section title={words.numbers.spam} text={words.numbers.spamText(spam)}>
        <DataTable
          name={words.numbers.spam}
          head={[words.numbers.all, words.numbers.quarantined, words.numbers.released]}
          rows={[[spam.all, spam.quarantined, spam.released]]}
        />
      </Section>
    </>
  );
}
