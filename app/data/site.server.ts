import { z } from "zod";
import { formatDays, interpolate } from "./format.ts";
import type { OfficeHours } from "./office-hours.ts";
import { currentContent, getField, memoize, peekContent } from "./open-content.server.ts";
import { publishingDay } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";
import {
  action,
  coordinates,
  day,
  entry,
  sample,
  sitePath,
  text,
  texts,
  titleLength,
  withPlaceholders,
} from "./schema.ts";

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time in quotes, of 24 hours, for example "19:00"')
  .meta({ format: "time" });

/** Opening hours for search engines; days with the same hours share an entry. */
export const openingHoursSchema = z
  .array(z.strictObject({ days: z.array(z.enum(days)).min(1), opens: time, closes: time }))
  .min(1)
  .superRefine((hours, context) => {
    for (const { days: open, opens, closes } of hours)
      if (closes <= opens)
        context.addIssue(
          `on ${open[0]} the door opens at ${formatTime(opens)} and closes at ${formatTime(closes)}; put the earlier time into \`opens\``,
        );
  });
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** Days with other hours than usual, such as Diwali; without `until` it is one day, without hours the office is closed. */
const specialDay = entry({
  name: text.max(30),
  from: day,
  until: day.optional(),
  opens: time.optional(),
  closes: time.optional(),
})
  .refine(({ from, until = from }) => from <= until, {
    path: ["until"],
    message: "the last day comes before the first; correct one of them",
  })
  .refine(({ opens, closes }) => (opens === undefined ? closes === undefined : closes && opens < closes), {
    path: ["closes"],
    message: "write when the door opens and, later, when it closes; leave out both where it stays closed",
  });

/** Special days, of which no two may share a day: visitors would read two answers. */
export const specialDaysSchema = z.array(specialDay).superRefine((entries, { addIssue }) => {
  for (const [index, { from, until = from }] of entries.entries())
    for (const { name, from: first, until: last = first } of entries.slice(0, index)) {
      const [start, end] = [from > first ? from : first, until < last ? until : last];
      if (start > end || ![start, end].every((date) => day.safeParse(date).success)) continue;
      const message = `“${name}” has ${formatDays(start, end, "en")} already; take one of them out`;
      addIssue({ code: "custom", path: [index, "from"], message });
    }
});

type Phone = { shown: string; number: string };

/** Ten digits after the country code, or a toll-free number. */
const indianNumber = /^\+?91(\d{10}|1[89]00\d{6,7})$/;

function hasIndianLength(number: string): boolean {
  return !/^\+?91/.test(number) || indianNumber.test(number);
}
function describeLength(number: string): string {
  return `a number in India has ten digits after 91; ${number} has ${number.replace("+", "").length - 2}`;
}

const schema = z.strictObject({
  name: text.max(30),
  city: text,
  address: z.strictObject({
    ...texts("street", "locality", "region"),
    postalCode: z.string().regex(/^\d{6}$/, "write the six digits of the PIN code in quotes"),
    sample,
  }),
  phone: z
    .strictObject({
      shown: text,
      number: z
        .string()
        .regex(
          /^\+[1-9]\d{7,14}$/,
          'write the number in quotes with + and digits only, for example "+910000000000"',
        )
        .meta({ input: "phone" }),
      sample,
    })
    .refine(({ number }) => hasIndianLength(number), {
      path: ["shown"],
      error: ({ input }) => describeLength((input as Phone).number),
    })
    .refine(({ shown, number }) => normalizePhone(shown) === number, {
      path: ["shown"],
      error: ({ input }) =>
        `visitors see ${(input as Phone).shown} and dial ${(input as Phone).number}; make the two the same number`,
    }),
  chat: z.strictObject({
    number: z
      .string()
      .regex(
        /^[1-9]\d{7,14}$/,
        "write digits only, beginning with the country code, which is 91 in India, in quotes",
      )
      .refine((number) => !/^[6-9]\d{9}$/.test(number), {
        error: ({ input }) => `${input} has no country code, so no chat would open; write "91${input}"`,
      })
      .meta({ input: "whatsapp" }),
    text,
    sample,
  }),
  email: z.email("write an e-mail address"),
  gst: z.number("write the GST in per cent, for example 18").min(0).max(100),
  hours: text,
  openingHours: openingHoursSchema.optional(),
  specialDays: specialDaysSchema.optional(),
  geo: coordinates.extend({ sample }).optional(),
  /** The code by which Google's search console knows the site, without its tag. */
  verification: z
    .string()
    .regex(
      /^[\w-]{10,100}$/,
      'write only what stands between the quotes of content="…" in the tag you were given',
    )
    .optional(),
  social: z
    .array(
      entry({
        name: text,
        /** Without one of its own it is an arrow. */
        icon: z.enum(["facebook", "instagram", "linkedin", "youtube"]).optional(),
        url: z.url("write the whole address, beginning with https://"),
        sample,
      }),
    )
    .min(1),
  copyright: text,
  writer: text,
  blurb: text.max(240),
  notice: text.optional(),
  menu: z.array(
    entry({
      label: text,
      path: sitePath,
      icon: z.enum(["home", "info", "grid", "people", "picture", "paper"]),
      services: z.boolean().optional(),
    }),
  ),
  contactAction: action,
  /** The label of the link to the other language, in that language. */
  otherLanguage: text.max(12),
  footer: z.strictObject({
    pagesTitle: text,
    pages: z.array(entry(action.shape)).min(1),
    ...texts("servicesTitle", "contactTitle", "skyline"),
    legal: z.array(entry(action.shape)).min(1),
  }),
  forms: z.strictObject({
    near: withPlaceholders(text, "left"),
    over: withPlaceholders(text, "over"),
    ...texts("blank", "empty", "choose", "attach", "email", "number"),
  }),
  labels: z.strictObject({
    ...texts(
      "skip",
      "mainMenu",
      "openMenu",
      "closeMenu",
      "menuSheet",
      "allServices",
      "boards",
      "toTop",
      "corner",
    ),
    ...texts("pause", "play", "previous", "next", "close", "loading"),
    /** `articles` is the name of the feed in the head. */
    ...texts("chat", "whatsapp", "newTab", "privacy", "articles"),
    special: z.strictObject({
      closed: withPlaceholders(text, "name", "days"),
      open: withPlaceholders(text, "name", "days", "hours"),
    }),
    slider: z.strictObject({
      ...texts("carousel", "slide"),
      position: withPlaceholders(text, "n", "total"),
      show: withPlaceholders(text, "n"),
    }),
  }),
});

const siteSchema = schema.superRefine(({ hours, openingHours = [], phone, chat }, { addIssue }) => {
  if (currentContent().language === "hi") return;
  // Where the two are one number, it is corrected at the telephone.
  if (!hasIndianLength(chat.number) && phone.number !== `+${chat.number}`)
    addIssue({ code: "custom", path: ["chat", "number"], message: describeLength(chat.number) });
  const missing = findHoursMismatch(hours, openingHours);
  if (missing)
    addIssue({
      code: "custom",
      path: ["hours"],
      message: `visitors read “${hours}”, and \`openingHours\` tells search engines “${missing}”; make the two agree`,
    });
});

export type Site = z.output<typeof schema>;

/** Facts, menu, footer and button words of the whole site, from `content/site.yaml`. */
export const readSite = memoize((): Site => readYaml("site.yaml", siteSchema));

/** The special days that aren’t over on the day of publishing. */
export function listSpecialDays() {
  const { specialDays = [] } = readSite();
  return specialDays
    .map((entry) => ({ ...entry, until: entry.until ?? entry.from }))
    .filter(({ until }) => until >= publishingDay());
}

/** The same for visitors, in words: “Diwali: closed 8–10 November”. */
export function describeSpecialDays(): { from: string; until: string; words: string }[] {
  const { language } = currentContent();
  const { special } = readSite().labels;
  return listSpecialDays().map(({ name, from, until, opens = "", closes }) => {
    const hours = closes ? phrases[language].time(opens, closes) : "";
    const words = { name, hours, days: formatDays(from, until, language) };
    return { from, until, words: interpolate(hours ? special.open : special.closed, words) };
  });
}

/**
 * When the office is open, for the page of a visitor: the hours of special days, which go before, and of the week.
 * @param copy what is said while it is open, with the `{time}` at which it closes
 */
export function listOfficeHours(copy: string): OfficeHours[] {
  const { at } = phrases[currentContent().language];
  const { openingHours = [] } = readSite();
  return [
    ...listSpecialDays().map(({ from, until, opens, closes }) => ({ from, until, opens, closes })),
    ...openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  ].map((hours) => ({ ...hours, words: hours.closes && interpolate(copy, { time: at(hours.closes) }) }));
}

/** A title for search results: the first of these that fits with the agency’s name after it, else the last alone. */
export function fitSearchTitle(...titles: string[]): string {
  const agency = String(getField(peekContent("site.yaml"), "name"));
  const fitting = titles.map((title) => `${title} | ${agency}`).find((title) => title.length <= titleLength);
  return fitting ?? titles.at(-1) ?? "";
}

/** A telephone number in international form, `+919826012345`; one without a country code counts as Indian. */
export function normalizePhone(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  const number = digits.replace(/^0+/, "");
  const isWhole = /^\s*(\+|00)/.test(shown) || indianNumber.test(number);
  return `+${isWhole ? number : `91${number}`}`;
}

/**
 * Finds a day or time of the hours for search engines that the hours for visitors don't mention.
 * @param shown such as “Monday to Saturday, 10 am to 7 pm”
 */
export function findHoursMismatch(shown: string, hours: OpeningHours): string | undefined {
  const required = hours.flatMap(({ days, opens, closes }) => [
    ...[days[0] ?? "", days.at(-1) ?? ""],
    ...[formatTime(opens), formatTime(closes)],
  ]);
  const plain = shown.toLowerCase().replaceAll(":", ".").replace(/\s+/g, " ");
  return required.find((words) => !new RegExp(`(?<![\\d.])${words.toLowerCase()}(?!\\w)`).test(plain));
}

/** `19:00` as “7 pm”, `10:30` as “10.30 am”. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, "0")}` : "";
  return `${hours % 12 || 12}${past} ${hours < 12 ? "am" : "pm"}`;
}

/** `19:00` as “शाम 7”, `10:30` as “सुबह 10:30”, without a line break inside. */
function formatHindiTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const part = hours < 4 || hours > 19 ? "रात" : hours < 12 ? "सुबह" : hours < 16 ? "दोपहर" : "शाम";
  return `${part}\u00A0${hours % 12 || 12}${minutes ? time.slice(2) : ""}`;
}

/** The first of January 2024 was a Monday. */
const weekday = new Intl.DateTimeFormat("hi", { weekday: "long", timeZone: "UTC" });

const phrases = {
  en: {
    list: (open: string[]) => new Intl.ListFormat("en-GB").format(open),
    day: (day: string) => day,
    row: (first: string, last: string) => `${first} to ${last}`,
    at: formatTime,
    time: (opens: string, closes: string) => `${formatTime(opens)} to ${formatTime(closes)}`,
  },
  hi: {
    // Intl sets a comma before the last और, as Hindi doesn't.
    list: (open: string[]) => new Intl.ListFormat("hi").format(open).replace(", और", " और"),
    day: (day: string) => weekday.format(Date.UTC(2024, 0, 1 + days.indexOf(day as never))),
    row: (first: string, last: string) => `${first} से ${last}`,
    at: formatHindiTime,
    time: (opens: string, closes: string) =>
      `${formatHindiTime(opens)} से ${formatHindiTime(closes)}\u00A0बजे तक`,
  },
};

/** Hours for visitors: “Monday to Saturday, 10 am to 7 pm”. */
export function formatHours(hours: OpeningHours, language: "en" | "hi" = "en"): string {
  const { list, day, row, time } = phrases[language];
  return hours
    .map(({ days: open, opens, closes }) => {
      const [first = "", last = ""] = [open[0], open.at(-1)];
      const inARow =
        open.length > 2 && days.indexOf(last as never) - days.indexOf(first as never) === open.length - 1;
      return `${inARow ? row(day(first), day(last)) : list(open.map(day))}, ${time(opens, closes)}`;
    })
    .join("; ");
}

/** Whether an origin is that of no website yet. */
export function isSampleOrigin(origin: string): boolean {
  return !origin.startsWith("https://") || /localhost|\.example$/.test(origin);
}
