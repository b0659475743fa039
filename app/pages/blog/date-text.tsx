import { toIsoDate } from "./to-iso-date.ts";

/** A date as visitors read it, with the day for machines where the text is one. */
export function DateText({ date, className }: { date: string; className?: string | undefined }) {
  const day = toIsoDate(date);
  if (!day) return <span className={className}>{date}</span>;
  return (
    <time className={className} dateTime={day}>
      {date}
    </time>
  );
}
