import { z } from "zod";

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time in quotes, of 24 hours, for example "19:00"');

/** When the door is open, for search engines: days that share their hours make one entry. */
export const openingHoursSchema = z
  .array(z.strictObject({ days: z.array(z.enum(days)).min(1), opens: time, closes: time }))
  .min(1)
  .superRefine((hours, context) => {
    for (const { days: open, opens, closes } of hours)
      if (closes <= opens)
        context.addIssue(
          `on ${open[0]} the door opens at ${spoken(opens)} and closes at ${spoken(closes)}; put the earlier time into “opens”`,
        );
  });
export type OpeningHours = z.output<typeof openingHoursSchema>;

/**
 * What the hours that visitors read lack of those told to search engines; undefined where the two agree.
 * @param shown such as “Monday to Saturday, 10 am to 7 pm”
 */
export function missingFromHours(shown: string, hours: OpeningHours): string | undefined {
  const wanted = hours.flatMap(({ days, opens, closes }) => [
    days[0] ?? "",
    days.at(-1) ?? "",
    spoken(opens),
    spoken(closes),
  ]);
  const plain = shown.toLowerCase().replaceAll(":", ".").replace(/\s+/g, " ");
  return wanted.find((words) => !new RegExp(`(?<![\\d.])${words.toLowerCase()}(?!\\w)`).test(plain));
}

/** `19:00` as “7 pm”, `10:30` as “10.30 am”. */
function spoken(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, "0")}` : "";
  return `${hours % 12 || 12}${past} ${hours < 12 ? "am" : "pm"}`;
}

/** `19:00` as “शाम 7”, `10:30` as “सुबह 10:30”, never parted by the end of a line. */
function spokenInHindi(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const part = hours < 4 || hours > 19 ? "रात" : hours < 12 ? "सुबह" : hours < 16 ? "दोपहर" : "शाम";
  return `${part}\u00A0${hours % 12 || 12}${minutes ? time.slice(2) : ""}`;
}

/** The first of January 2024 was a Monday. */
const weekday = new Intl.DateTimeFormat("hi", { weekday: "long", timeZone: "UTC" });

const speech = {
  en: {
    list: (open: string[]) => new Intl.ListFormat("en-GB").format(open),
    day: (day: string) => day,
    row: (first: string, last: string) => `${first} to ${last}`,
    time: (opens: string, closes: string) => `${spoken(opens)} to ${spoken(closes)}`,
  },
  hi: {
    // Intl sets a comma before the last और, as Hindi doesn't.
    list: (open: string[]) => new Intl.ListFormat("hi").format(open).replace(", और", " और"),
    day: (day: string) => weekday.format(Date.UTC(2024, 0, 1 + days.indexOf(day as never))),
    row: (first: string, last: string) => `${first} से ${last}`,
    time: (opens: string, closes: string) => `${spokenInHindi(opens)} से ${spokenInHindi(closes)}\u00A0बजे तक`,
  },
};

/** Hours as visitors read them: “Monday to Saturday, 10 am to 7 pm”. */
export function spokenHours(hours: OpeningHours, language: "en" | "hi" = "en"): string {
  const { list, day, row, time } = speech[language];
  return hours
    .map(({ days: open, opens, closes }) => {
      const [first = "", last = ""] = [open[0], open.at(-1)];
      const inARow =
        open.length > 2 && days.indexOf(last as never) - days.indexOf(first as never) === open.length - 1;
      return `${inARow ? row(day(first), day(last)) : list(open.map(day))}, ${time(opens, closes)}`;
    })
    .join("; ");
}
