import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { getIndianDay } from "./format.ts";
import { getField, listContent, peekContent } from "./open-content.server.ts";

/** Why visitors don't see a file yet: it is a draft, or its date has not come. */
export type PendingReason = "draft" | "date";

/** The day as of which the site is built, as `commands/build-freshness.ts` reckons it too: today in India, or the day that `PUBLISH_AS_OF` names. */
export function publishingDay(): string {
  return process.env.PUBLISH_AS_OF || getIndianDay();
}

/** Whether drafts and articles of a later date are shown: in `npm run dev` alone. */
export function showsUnpublished(): boolean {
  return process.env.SHOW_UNPUBLISHED === "1";
}

/**
 * Why a file waits; undefined once it is published.
 * @param facts what its front matter says of `draft` and `date`; a date as year-month-day
 */
export function findPendingReason(facts: { draft?: unknown; date?: unknown }): PendingReason | undefined {
  if (facts.draft === true) return "draft";
  return typeof facts.date === "string" && facts.date > publishingDay() ? "date" : undefined;
}

/** The folders of `content/` whose files are a page each, with the endings of these files. */
const folders = { blog: ".md", pages: ".md", services: ".yaml", stories: ".md" };
type Folder = keyof typeof folders;

/** The files of a folder without drafts, which only `npm run dev` shows. */
export function listFinishedFiles(folder: Folder): string[] {
  return filesOf(folder).filter((name) => showsUnpublished() || waitingOf(`${folder}/${name}`) !== "draft");
}

/** The files of a folder that are shown on this day. */
export function listShownFiles(folder: Folder): string[] {
  return filesOf(folder).filter((name) => showsUnpublished() || !waitingOf(`${folder}/${name}`));
}

/** A page that visitors don't see yet: its file below `content/`, and the day it waits for, empty for a draft. */
export type UnpublishedPage = { file: string; path: string; date: string };

/** The pages that wait, as this day has it, also while `npm run dev` shows them. */
export function listUnpublishedPages(): UnpublishedPage[] {
  return [
    ...listed("blog", (name) => `/Blog/${name}`),
    ...listed("pages", (name) => `/${name}`),
    ...listed("stories", (name) => `/work/${name}`),
    ...listed("services", (_name, facts) => String(getField(facts, "path"))),
  ];
}

function listed(folder: Folder, pathOf: (name: string, facts: unknown) => string): UnpublishedPage[] {
  return filesOf(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const waits = waitingOf(file);
    const facts = peekContent(file);
    const date = waits === "date" ? String(getField(facts, "date")) : "";
    return waits ? [{ file, path: pathOf(name.replace(folders[folder], ""), facts), date }] : [];
  });
}

/**
 * What is read of each file of a folder or entry of a list; a draft that can’t be read yet is left out.
 * @throws ContentError of one that is no draft
 */
export function readEach<T extends string | { draft?: true | undefined }, R>(
  all: readonly T[],
  read: (one: T, index: number) => R,
): R[] {
  return all.flatMap((one, index) => {
    try {
      return [read(one, index)];
    } catch (error) {
      const draft =
        typeof one === "string"
          ? error instanceof ContentError && isDraft(error.file.slice("content/".length))
          : one.draft;
      if (draft && error instanceof ContentError) return [];
      throw error;
    }
  });
}

/**
 * Whether a file of `content/` says of itself that it is a draft, or belongs to a client who is one; Hindi words are a draft with their English file.
 * @param file path below `content/`
 */
export function isDraft(file: string): boolean {
  const [folder = "", name = ""] = file.replace(/^hi\//, "").split("/");
  if (folder === "clients") {
    const clients = peekContent("clients.yaml");
    return Array.isArray(clients) && clients.some((one) => one?.draft === true && name === `${one.key}.svg`);
  }
  return filesOf(folder).includes(name) && waitingOf(`${folder}/${name}`) === "draft";
}

function filesOf(folder: string): string[] {
  const ending = folders[folder as Folder];
  return ending ? listContent(folder, ending) : [];
}

function waitingOf(file: string): PendingReason | undefined {
  const facts = peekContent(file);
  return findPendingReason({ draft: getField(facts, "draft"), date: getField(facts, "date") });
}

export type Path = readonly PropertyKey[];

/** Whether a field lies in a file or entry that says of itself that it is a draft. */
export function isInDraft(facts: unknown, path: Path): boolean {
  let here = facts;
  return [...path, ""].some((part) => {
    const draft = getField(here, "draft") === true;
    here = getField(here, part as string);
    return draft;
  });
}

/** Facts without the entries that are drafts, but for those that stay. */
export function removeDrafts(value: unknown, stays: (path: Path) => boolean, path: Path = []): unknown {
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  const inner = (one: unknown, part: PropertyKey) => removeDrafts(one, stays, [...path, part]);
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      getField(one, "draft") === true && !stays([...path, index]) ? [] : [inner(one, index)],
    );
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, key)]));
}

/** Facts with `???` in the place of each text that is missing, so that a draft can be looked at. */
export function fillGaps(facts: unknown, issues: z.core.$ZodIssue[]): unknown {
  const whole = structuredClone(facts);
  for (const issue of issues) {
    const above = issue.path
      .slice(0, -1)
      .reduce<unknown>((value, part) => getField(value, part as string), whole);
    const last = issue.path.at(-1) as string;
    const list = getField(above, last);
    const isText =
      (issue.code === "invalid_type" ? issue.expected : issue.code === "too_small" && issue.origin) ===
      "string";
    if (isText && above) (above as Record<string, unknown>)[last] = "???";
    else if (issue.code === "too_small" && Array.isArray(list))
      while (list.length < Number(issue.minimum)) list.push("???");
  }
  return whole;
}
