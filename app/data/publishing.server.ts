import { z } from "zod";
import { indianDay } from "../../formats/indian-day.ts";
import { collections, type Folder } from "./collections.ts";
import { ContentError } from "./content-error.ts";
import { getField, listContent, peekContent } from "./open-content.server.ts";

/** Why a file isn't published yet: it is a draft, or its date is in the future. */
export type PendingReason = "draft" | "date";

/** The day as of which the site is built: today in India, or the day that `PUBLISH_AS_OF` names. */
export function publishingDay(): string {
  return process.env.PUBLISH_AS_OF || indianDay();
}

/** Whether drafts and future articles are shown: only in `npm run dev`. */
export function showsUnpublished(): boolean {
  return process.env.SHOW_UNPUBLISHED === "1";
}

/** Why a file isn't published yet; undefined once it is. @param facts its unchecked fields */
export function findPendingReason(facts: unknown, day = publishingDay()): PendingReason | undefined {
  if (getField(facts, "draft") === true) return "draft";
  const date = getField(facts, "date");
  return typeof date === "string" && date > day ? "date" : undefined;
}

/** The files of a folder without drafts, unless those are shown. */
export function listFinishedFiles(folder: Folder): string[] {
  return listPageFiles(folder).filter(
    (name) => showsUnpublished() || findPendingReason(peekContent(`${folder}/${name}`)) !== "draft",
  );
}

/** The files of a folder that are published on this day. */
export function listShownFiles(folder: Folder): string[] {
  return listPageFiles(folder).filter(
    (name) => showsUnpublished() || !findPendingReason(peekContent(`${folder}/${name}`)),
  );
}

/** An unpublished page: its file below `content/`, and its date of publication, empty for a draft. */
export type UnpublishedPage = { file: string; path: string; date: string };

/** The pages that aren't published on a day, even if `npm run dev` shows them. */
export function listUnpublishedPages(day?: string): UnpublishedPage[] {
  return Object.keys(collections).flatMap((folder) =>
    listPageFiles(folder).flatMap((name) => {
      const file = `${folder}/${name}`;
      const facts = peekContent(file);
      const reason = findPendingReason(facts, day);
      const date = reason === "date" ? String(getField(facts, "date")) : "";
      return reason ? [{ file, path: findAddress(file), date }] : [];
    }),
  );
}

/** The address that a file of a collection asks for, whether it may have it or not. */
export function findAddress(file: string): string {
  const [folder = "", name = ""] = file.split("/");
  if (folder === "services") return String(getField(peekContent(file), "path"));
  const { prefix, ending } = collections[folder as Folder];
  return prefix + name.slice(0, -ending.length);
}

/** Reads each file or entry; invalid drafts are skipped. @throws ContentError of one that isn't a draft */
export function readEach<T extends string | { draft?: true | undefined }, R>(
  entries: readonly T[],
  read: (entry: T, index: number) => R,
): R[] {
  return entries.flatMap((entry, index) => {
    try {
      return [read(entry, index)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const draft = typeof entry === "string" ? isDraft(error.file.slice("content/".length)) : entry.draft;
      if (!draft) throw error;
      return [];
    }
  });
}

/** Whether a file, or the client or English file that it belongs to, is a draft. @param file path below `content/` */
export function isDraft(file: string): boolean {
  const [folder = "", name = ""] = file.replace(/^hi\//, "").split("/");
  if (folder === "clients") {
    const clients = peekContent("clients.yaml");
    return (
      Array.isArray(clients) &&
      clients.some(
        (client) => client?.draft === true && name.replace("-name.svg", ".svg") === `${client.key}.svg`,
      )
    );
  }
  return (
    listPageFiles(folder).includes(name) && findPendingReason(peekContent(`${folder}/${name}`)) === "draft"
  );
}

function listPageFiles(folder: string): string[] {
  return folder in collections ? listContent(folder, collections[folder as Folder].ending) : [];
}

export type Path = readonly PropertyKey[];

/** Whether a field belongs to a file or entry marked as a draft. */
export function isInDraft(facts: unknown, path: Path): boolean {
  let value = facts;
  return [...path, ""].some((part) => {
    const draft = getField(value, "draft") === true;
    value = getField(value, part);
    return draft;
  });
}

/** Removes entries marked as drafts, except those to be kept. */
export function removeDrafts(value: unknown, isKept: (path: Path) => boolean, path: Path = []): unknown {
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  const inner = (item: unknown, part: PropertyKey) => removeDrafts(item, isKept, [...path, part]);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      getField(item, "draft") === true && !isKept([...path, index]) ? [] : [inner(item, index)],
    );
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item, key)]));
}

/** The part of JSON Schema that says what can stand where a draft has a gap; see `names` in the schemas. */
type Shape = {
  type?: string;
  format?: string;
  minimum?: number;
  enum?: unknown[];
  names?: string;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
};

/** Fills what a draft lacks, so that it can be shown: texts with `???`, all else with the first or the least that will do. */
export function fillGaps(facts: unknown, schema: z.ZodType): unknown {
  const complete = structuredClone(facts);
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const enter = ({ properties, prefixItems, items, anyOf }: Shape, part: PropertyKey): Shape =>
    properties?.[String(part)] ??
    prefixItems?.[Number(part)] ??
    items ??
    (anyOf?.[0] ? enter(anyOf[0], part) : {});
  // A group is asked for its fields once it is there, and a field for what another one wants of it once that is.
  for (let round = 0; round < 4; round += 1)
    for (const issue of schema.safeParse(complete).error?.issues ?? []) {
      const parent = getField(complete, ...issue.path.slice(0, -1));
      const field = issue.path.at(-1) as string;
      const value = getField(parent, field);
      if (issue.code === "too_small" && Array.isArray(value))
        while (value.length < Number(issue.minimum)) value.push("");
      else if (parent && (value ?? "") === "")
        (parent as Record<string, unknown>)[field] = findStandIn(issue.path.reduce(enter, whole));
    }
  return complete;
}

function findStandIn({ type, format, minimum = 1, enum: choices, names = "", anyOf }: Shape): unknown {
  if (anyOf?.[0]) return findStandIn(anyOf[0]);
  if (type === "object") return {};
  if (type === "array") return [];
  if (type === "integer" || type === "number") return Math.max(1, minimum);
  if (format === "date") return publishingDay();
  return choices?.[0] ?? firstNamed[names]?.() ?? "???";
}

/** The first that is no draft itself of what a field may name; of pictures, the first work. */
const firstNamed: Record<string, () => unknown> = {
  client: () => getField(findFinished(peekContent("clients.yaml")), "key"),
  person: () => getField(findFinished(peekContent("people.yaml")), "key"),
  page: () =>
    getField(
      findFinished(listContent("services", ".yaml").map((name) => peekContent(`services/${name}`))),
      "path",
    ),
  picture: () =>
    listContent("pictures", ".yaml")
      .flatMap((name) => Object.entries(Object(peekContent(`pictures/${name}`))))
      .find(([, words]) => getField(words, "client") && getField(words, "medium"))?.[0],
};

function findFinished(entries: unknown): unknown {
  return Array.isArray(entries) && entries.find((entry) => !findPendingReason(entry));
}
