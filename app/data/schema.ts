import { z } from "zod";

/** A text, never empty. */
export const text = z.string().trim().min(1);

/** A day, such as 2025-01-28, which YAML may have read as a date. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date("write the date as year-month-day, for example 2025-01-28"),
);

/** Fields of these names that are each a text. */
export function texts<Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** Marks an invented fact; `npm run launch-check` counts them. */
export const sample = z
  .literal(true, "write `sample: true`, or take the line out once the fact is your own")
  .optional();

/** Shows a page in `npm run dev` only. */
export const draft = z
  .literal(true, "write `draft: true`, or take the line out to publish the page")
  .optional();

const entryKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "write a key of small letters, digits and dashes, such as shankar-nagar")
  .meta({ isKey: true });

/** An entry of a list whose words can be said in Hindi: they stand below its `key`, which the pages don't need. */
export function entry<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<z.output<z.ZodObject<Shape, z.core.$strict>>> {
  const withoutKey = ({ key: _, ...facts }: { key?: unknown }) => facts;
  return z.strictObject({ key: entryKey.optional(), ...shape }).transform(withoutKey) as never;
}

/** Removes the mark of an invented fact, which the pages don't need. */
export function withoutSample<T extends { sample?: true | undefined }>({
  sample: _,
  ...facts
}: T): Omit<T, "sample"> {
  return facts;
}

/** A text with placeholders, each a name in braces. */
export function withPlaceholders(copy: z.ZodString, ...placeholders: string[]) {
  const list = placeholders.map((name) => `{${name}}`).join(", ");
  return copy.superRefine((written, context) => {
    for (const placeholder of placeholders.filter((name) => !written.includes(`{${name}}`)))
      context.addIssue(`write {${placeholder}} where its value is to stand in this sentence`);
    for (const [place, name = ""] of written.matchAll(/\{(\w+)\}/g))
      if (!placeholders.includes(name))
        context.addIssue(`nothing is filled in for ${place} here: take it out, or write ${list}`);
  });
}

const outsideIndia =
  "this lies outside India: latitude is about 21, longitude about 81; have the two changed places?";

const degrees = (min: number, max: number) =>
  z
    .number("write degrees as the map shows them, without quotes, for example 21.2514")
    .min(min, outsideIndia)
    .max(max, outsideIndia);

const [latitude, longitude] = [degrees(6, 38), degrees(68, 98)];
/** Where something stands on the map; in lists of places, as two numbers. */
export const coordinates = z.strictObject({ latitude, longitude });
export const point = z.tuple([latitude, longitude], "write a place as [latitude, longitude]");
export type Coordinates = z.output<typeof coordinates>;

/** The address of a page of this site, or an anchor or query on it. */
export const sitePath = z
  .string()
  .regex(/^\/[\w\-/#?=&]*$/, "write a path that begins with /, for example /Contact")
  .meta({ names: "page" });

/** The address of a service. */
export const servicePath = sitePath.meta({ choices: "service" });

/** The base name of a master in `content/pictures`, without its ending. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+$/, {
    error: ({ input }) =>
      input === ""
        ? "choose a picture: write its name, or put in a new one"
        : "write the picture's file name without its ending: small letters, digits and dashes",
  })
  .meta({ names: "picture" });

/** The key of a client of `content/clients.yaml`. */
export const clientKey = text.meta({ names: "client" });

/** The key of a person of `content/people.yaml`. */
export const personKey = text.meta({ names: "person" });

/** A society or site, as the plan’s address names it. */
export const placeName = text.meta({ names: "place" });

/** The work of a row of `content/prices.yaml`. */
export const priceName = text.meta({ names: "price" });

/** The name of an article’s file, without its ending. */
export const articleName = text.meta({ names: "article" });

/** Lengths that search results show in full; longer texts are advised against (specification, section 9). */
export const titleLength = 60;
export const descriptionLength = 159;

/** A page's title and description in browsers and search results. */
export const searchTitle = text.meta({ advised: titleLength });
export const searchDescription = text.meta({ advised: descriptionLength });

/** Words that people search for; the title stands for them where nobody wrote any. */
export const searchWords = z.array(text).max(10).default([]);

/** A page's metadata. */
export const meta = z.strictObject({
  title: searchTitle,
  description: searchDescription,
  keywords: searchWords,
});
export type Meta = z.output<typeof meta>;

/** A link with its words. */
export const action = z.strictObject({ label: text, path: sitePath });
export type Action = z.output<typeof action>;

/** The words above a list of people: a title, a text, and the label of their languages. */
export const people = z.strictObject(texts("title", "text", "speaks"));

export const closing = z.strictObject({ title: text, text, action: action.optional() });
export type Closing = z.output<typeof closing>;

/** Refuses a list in which two entries have the same value in one of these fields, ignoring case. */
export function refuseDuplicates<Field extends string>(
  fields: Field[],
  remedy: (field: Field, value: string) => string,
) {
  return (list: Record<Field, string>[], { addIssue }: z.RefinementCtx) => {
    const values = new Set<string>();
    for (const [index, entry] of list.entries())
      for (const field of fields) {
        const value = `${field} ${entry[field].toLowerCase()}`;
        if (values.has(value))
          addIssue({ code: "custom", path: [index, field], message: remedy(field, entry[field]) });
        values.add(value);
      }
  };
}

/** A field's label, and where it has one its placeholder. */
export const labelled = z.strictObject({ label: text, placeholder: text.optional() });

/** What a form says when a submission was taken; `FormStatus` styles it by its mark (specification, section 4). */
export const sentText = text.startsWith("✅", "begin this text with ✅");

/** What a form says when a submission was not taken. */
export const failedText = text.startsWith("❌", "begin this text with ❌");
