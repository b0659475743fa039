import { z } from "zod";
import { addGst } from "./billing.ts";
import { findClient } from "./clients.server.ts";
import { ContentError } from "./content-error.ts";
import { inLanguage, memoize } from "./open-content.server.ts";
import { hasPage, refuseAddress } from "./paths.server.ts";
import { readPicture, workEntry } from "./pictures.server.ts";
import { listFinishedFiles, readEach } from "./publishing.server.ts";
import { readMarkdown, readYaml } from "./read-content.server.ts";
import {
  clientKey,
  closing,
  day,
  draft,
  entry,
  meta,
  personKey,
  pictureName,
  placeName,
  point,
  priceName,
  sample,
  servicePath,
  text,
  texts,
  withPlaceholders,
} from "./schema.ts";

/** The grounds that a story's page may begin on, each with its ink and accent in `story-grounds.module.css`. */
const grounds = ["chilli", "leaf", "night", "peach", "terracotta", "violet"] as const;

/** What the figure of a story may be drawn as (`tally.tsx`). */
const tallyUnits = ["chair", "family", "person", "leaflet"] as const;

/** The figure that a story is about: what it was and became, or how many of how many. */
const tallySchema = z
  .strictObject({
    from: z.int().positive().optional(),
    of: z.int().positive().optional(),
    to: z.int().positive(),
    what: text.max(70),
    drawn: z.enum(tallyUnits),
    /** How many one drawn unit stands for; by default one. */
    each: z.int().min(2).optional(),
  })
  .refine(({ from, of }) => (from === undefined) !== (of === undefined), {
    path: ["from"],
    message: "write either `from`, what it was before, or `of`, out of how many",
  })
  .refine(({ from = 0, of = 0, to, each = 1 }) => Math.max(from, of, to) / each <= 200, {
    path: ["each"],
    message: "more than 200 would be drawn; write in `each` how many one of them stands for",
  });

/** The kinds of places on a story's map; each kind's pins have their own colour. */
const markKinds = ["client", "board", "area", "trouble"] as const;

const billLine = entry({
  what: text,
  count: z.number().positive(),
  unit: text,
  months: z.number().positive().optional(),
  rate: z.int("write whole rupees without commas, for example 20000").positive(),
  price: priceName.optional(),
});

export const storySchema = z.strictObject({
  sample,
  title: text.max(70),
  head: meta,
  client: clientKey,
  services: z.array(servicePath).min(1),
  team: z.array(personKey).min(1),
  standfirst: text.max(200),
  result: text.max(160),
  outcome: z.enum(["worked", "failed"]),
  tally: tallySchema,
  ground: z.enum(grounds),
  picture: pictureName,
  plan: z.strictObject({ places: z.array(placeName).min(1), weeks: z.int().min(1).max(104), start: day }),
  map: z
    .strictObject({
      marks: z
        .array(entry({ name: text, kind: z.enum(markKinds), at: point }))
        .min(2)
        .max(9),
      dots: z.array(point).optional(),
      dotsAre: text.optional(),
      caption: text,
    })
    .optional(),
  artwork: z.array(workEntry).min(1).max(4),
  bill: z.array(billLine).min(1),
  /** What the client was paid back; like a line of the bill. */
  credits: z.array(billLine).min(1).optional(),
  days: z.array(entry({ on: day, what: text })).min(2),
  closing: closing.optional(),
  draft,
});

const copySchema = z.strictObject({
  ...texts("sample", "failed", "openPlan", "print", "ask"),
  more: withPlaceholders(text, "part"),
  facts: z.strictObject({
    ...texts("services", "ran", "team"),
    span: withPlaceholders(text, "weeks", "from"),
  }),
  parts: z.strictObject(texts("bill", "brief", "plan", "where", "artwork", "days", "counted", "failed")),
  tally: z.strictObject({
    ...texts("to"),
    of: withPlaceholders(text, "of"),
    each: withPlaceholders(text, "n"),
  }),
  map: withPlaceholders(text, "marks"),
  dots: withPlaceholders(text, "what"),
  bill: z.strictObject({
    ...texts("sum", "total", "credits", "settled", "month", "paid"),
    months: withPlaceholders(text, "n"),
    columns: z.array(text).length(2),
    once: withPlaceholders(text, "count", "unit", "rate"),
    monthly: withPlaceholders(text, "count", "unit", "months", "rate"),
    gst: withPlaceholders(text, "percent"),
    amount: withPlaceholders(text, "amount"),
  }),
  list: z.strictObject(texts("title", "text", "showcase")),
  closing,
});

/** The words that all stories share, from `content/pages/work.yaml`. */
export const readStoryCopy = memoize(() => readYaml("pages/work.yaml", copySchema));

export type StoryFacts = z.output<typeof storySchema> & {
  path: string;
  file: string;
  /** The sections of its text, as Markdown. */
  sections: Sections;
};

/** The case stories, newest first: every file of `content/stories`. */
export const readStories = memoize((): StoryFacts[] =>
  readEach(listFinishedFiles("stories"), readStory).sort((a, b) => (a.plan.start < b.plan.start ? 1 : -1)),
);

/** Reads one case story. @param name its file in `content/stories` @throws ContentError */
export function readStory(name: string): StoryFacts {
  const { facts, body } = readMarkdown(`stories/${name}`, storySchema);
  const file = `content/stories/${name}`;
  refuseAddress(`stories/${name}`);
  // The lists of all stories show both; an invalid draft must not break them.
  if (facts.draft) findClient(facts.client, file, "client");
  if (facts.draft) readPicture(facts.picture, file);
  const sections = splitSections(body, file, facts.draft && "???");
  return { ...facts, sections, path: `/work/${name.replace(/\.md$/, "")}`, file };
}

const sectionNames = ["brief", "plan", "counted", "failed"] as const;
type Sections = Record<(typeof sectionNames)[number], string>;

/** The sections of a story’s text, each below its heading. @param gap stands for one that is missing */
function splitSections(body: string, file: string, gap: string | undefined): Sections {
  const { parts } = readStoryCopy();
  // A story that isn’t translated keeps its English headings.
  const { parts: englishParts } = inLanguage("en", readStoryCopy);
  const textByHeading = new Map(
    body
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split("\n", 1).join().trim(), part.slice(part.indexOf("\n")).trim()]),
  );
  const sections = sectionNames.map(
    (part) => [part, textByHeading.get(parts[part]) || textByHeading.get(englishParts[part]) || gap] as const,
  );
  const missing = sections.find(([, words]) => !words)?.[0];
  if (missing || textByHeading.size > sections.length)
    throw new ContentError(
      file,
      "text",
      missing
        ? `every story tells “${parts[missing]}”; write “## ${parts[missing]}” and the part below it`
        : `a story has four parts with ##: ${sectionNames.map((part) => parts[part]).join(", ")}; write ### for other headings`,
    );
  return Object.fromEntries(sections) as Sections;
}

/** A story’s last day, which counts as its date of publication. */
export function findLastDay({ days }: Pick<StoryFacts, "days">): string {
  return (
    days
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? ""
  );
}

/** The list of stories, with its words, in the current language. @param isListed which stories to list; by default all */
export function readStoryList(isListed: (story: StoryFacts) => boolean = () => true) {
  const { list, failed, tally } = readStoryCopy();
  const entries = readStories()
    .filter((story) => hasPage(story.path) && isListed(story))
    .map(({ path, title, client, result, outcome, ground, tally, picture, file }) => ({
      path,
      title,
      client: findClient(client, file).name,
      result,
      failed: outcome === "failed" ? failed : undefined,
      ground,
      tally,
      picture: readPicture(picture, file),
    }));
  return { ...list, tally, entries };
}

export type StoryListData = ReturnType<typeof readStoryList>;

/** A line of a bill: how many, for how many months if it is rented, and the price of one in whole rupees. */
type BillLine = Pick<StoryFacts["bill"][number], "count" | "months" | "rate">;

/** The amount of each line of a bill, their sum, the GST, rounded to whole rupees, and the total. */
export function totalBill<Line extends BillLine>(lines: Line[], percent: number) {
  const priced = lines.map((line) => ({ ...line, amount: line.count * (line.months ?? 1) * line.rate }));
  const sum = priced.reduce((total, { amount }) => total + amount, 0);
  return { lines: priced, sum, ...addGst(sum, percent) };
}
