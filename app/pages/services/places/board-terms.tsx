import { showWhile } from "../../../components/dated.ts";
import type { listVacancies } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import styles from "./board-terms.module.css";

type BoardTermsProps = {
  /** Its rent in words, whose figure is set large. */
  price: string;
  vacancies: ReturnType<typeof listVacancies>;
};

/** What a board costs and from when it is free: the two lines that people look for first. */
export function BoardTerms({ price, vacancies }: BoardTermsProps) {
  const [before, figure, ...after] = price.split(/(₹[\d,]+)/);
  return (
    <>
      <p className={styles.rent}>
        {before}
        {figure && "\n"}
        {figure && <b>{figure}</b>}
        {after}
      </p>
      {vacancies.map(({ words, isFree, ...days }) => (
        <p
          key={`${days.from}`}
          className={isFree ? styles.free : styles.later}
          {...(vacancies.length > 1 && showWhile(days, publishingDay()))}
        >
          {keepDayTogether(words)}
        </p>
      ))}
    </>
  );
}

/** Does not let a line end within a date. */
function keepDayTogether(words: string): string {
  return words.replace(/(\d+) (\S+) (?=\d{4})/g, "$1\u00a0$2\u00a0");
}
