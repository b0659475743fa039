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

const list = new Intl.ListFormat("en-GB");

/** Hours as visitors read them: “Monday to Saturday, 10 am to 7 pm”. */
export function spokenHours(hours: OpeningHours): string {
  return hours
    .map(({ days: open, opens, closes }) => {
      const [first = "", last = ""] = [open[0], open.at(-1)];
      const inARow =
        open.length > 2 && days.indexOf(last as never) - days.indexOf(first as never) === open.length - 1;
      return `${inARow ? `${first} to ${last}` : list.format(open)}, ${spoken(opens)} to ${spoken(closes)}`;
    })
    .join("; ");
}
