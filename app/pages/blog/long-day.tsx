import { dayOf } from "./day-of.ts";

/** A date as visitors read it, with the day for machines where the text is one. */
export function LongDay({ date, className }: { date: string; className?: string | undefined }) {
  const day = dayOf(date);
  if (!day) return <span className={className}>{date}</span>;
  return (
    <time className={className} dateTime={day}>
      {date}
    </time>
  );
}
