import { readFileSync, writeFileSync } from "node:fs";
import { slug } from "github-slugger";
import { parse } from "yaml";
import { z } from "zod";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError } from "../app/data/content-error.ts";
import { addDays, getIndianDay } from "../app/data/format.ts";
import { getField, openContent, withContent } from "../app/data/open-content.server.ts";
import { readBoards } from "../app/data/places/boards.server.ts";
import { type Booking, findFreeDay, sortBookings } from "../app/data/places/vacancy.ts";
import { type Entry, listEntries } from "./edit/content-index.ts";
import { rewriteYaml } from "./edit/edit-yaml.ts";
import { kinds } from "./edit/entry-kinds.ts";
import { sortFields } from "./edit/form-answers.ts";
import { toShape } from "./edit/shape.ts";

const help = `npm run free -- NAME DAY
npm run free -- NAME FROM UNTIL

Notes from which day a society or a site is free: npm run free -- ashoka-heights 2026-12-06
or that it is booked between two days: npm run free -- ashoka-heights 2027-02-01 2027-02-28
DAY may be “now”. Without a name it lists them all with their days.`;

const today = getIndianDay();
const [name, day, until, ...extra] = process.argv.slice(2);
try {
  if (name === "--help" || name === "-h" || extra.length > 0 || (name && !day)) console.log(help);
  else if (name && day) bookPlace(slug(name), day, until);
  else
    for (const { slug, bookings } of readBoards()) {
      const later = bookings.flatMap(({ from, until }) =>
        from && from > today ? [`booked ${from} to ${until}`] : [],
      );
      const freeDay = findFreeDay(bookings, today);
      console.log(slug.padEnd(34) + [freeDay === today ? "now" : freeDay, ...later].join(", "));
    }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * Has a place free from a day on, or booked from that day until another; other bookings that are still to come stay.
 * @throws Error where nothing has that name; ContentError where a day is none
 */
function bookPlace(placeSlug: string, day: string, until: string | undefined): void {
  const places = [kinds.society, kinds.site].flatMap((kind) => (kind ? listEntries(kind) : []));
  const place = places.find(({ title }) => slug(title) === placeSlug);
  if (!place)
    throw new Error(
      `Nothing is called “${placeSlug}”. There are: ${places.map(({ title }) => slug(title)).join(", ")}.`,
    );
  const file = `content/${place.file}`;
  const bookings = sortBookings([
    ...listBookings(place).filter(
      (booking) => booking.until >= today && (until || (booking.from ?? "") > today),
    ),
    ...(until ? [{ from: day, until }] : day === "now" ? [] : [{ until: findDayBefore(day) }]),
  ]);
  const text = replaceBookings(readFileSync(file, "utf8"), place, bookings);
  const content = openContent(process.cwd(), { [file]: text });
  const mistake = withContent(content, checkContent).find(
    (finding) => finding.file === file && !finding.isAdvice,
  );
  if (mistake) throw new ContentError(mistake.file, `${placeSlug}.bookings`, mistake.remedy);
  writeFileSync(file, text);
  const period = until
    ? `booked from ${day} until ${until}`
    : day === "now"
      ? "free now"
      : `free from ${day}`;
  console.log(`${placeSlug}: ${period}. Written to ${file}; npm run build shows it.`);
}

/** The day before a day; what is no day stays as it is, to be refused. */
function findDayBefore(day: string): string {
  return z.iso.date().safeParse(day).success ? addDays(day, -1) : day;
}

function listBookings({ facts }: Entry): Booking[] {
  return (getField(facts, "bookings") ?? []) as Booking[];
}

function replaceBookings(yaml: string, { kind, at, facts }: Entry, bookings: Booking[]): string {
  const entry = { ...Object(facts), bookings: bookings.length > 0 ? bookings : undefined };
  const document: unknown = parse(yaml);
  const list = getField(document, ...at.slice(0, -1)) as unknown[];
  list[Number(at.at(-1))] = sortFields(toShape(kind.schema), entry);
  return rewriteYaml(yaml, document);
}
