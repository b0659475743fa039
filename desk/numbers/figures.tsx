import type { Numbers } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./figures.module.css";

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
