import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatDay } from "../app/data/format.ts";
import { findEnglishFile, isGroup } from "../app/data/hindi.server.ts";
import {
  type Content,
  currentContent,
  getField,
  openContent,
  peekContent,
  withContent,
} from "../app/data/open-content.server.ts";
import { readPictureFacts } from "../app/data/pictures.server.ts";
import { findPendingReason, removeDrafts } from "../app/data/publishing.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { linkedRelease } from "../release/release-folders.ts";
import { listFiles, parseFields } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import { describePath, getTitle } from "./labels.ts";

export type Difference = { file: string; title: string; page: string; changes: string[] };

/** The words that the last build, or the release that visitors see, was made of; undefined where that isn’t known. */
export function openPublished(link: "build" | "current" = "build"): Content | undefined {
  const release = linkedRelease(process.cwd(), link);
  const content = release && openContent(release.folder);
  return content?.bytes("content/site.yaml") && content;
}

/** What differs between `content/` and what was published before; undefined where that isn’t known. */
export function listDifferences(published: Content | undefined): Difference[] | undefined {
  if (!published) return undefined;
  const current = currentContent();
  const files = [published, current].flatMap((content) => listFiles(/\.(yaml|md|svg)$/, content));
  const differences = [...new Set(files)].flatMap((file) => {
    const before = withContent(published, () => readPublished(published, file));
    const after = readPublished(current, file);
    if (isDeepStrictEqual(before, after)) return [];
    const { title, page } = after ? describeFile(file) : withContent(published, () => describeFile(file));
    const isDrawing = path.extname(file) === ".svg";
    if (!before || !after || isDrawing)
      return [{ file, title, page, changes: [!after ? "Taken out" : before ? "Another drawing" : "New"] }];
    const changes = describeDifferences(file, before.facts, after.facts);
    const tell = (from: string, to: string, word: string) =>
      listNewLines(from, to).map((line) => `Text: “${line.slice(0, 140)}” is ${word}`);
    changes.push(...tell(before.text, after.text, "new"), ...tell(after.text, before.text, "gone"));
    return [{ file, title, page, changes }];
  });
  const [oldPictures, pictures] = [withContent(published, readPictureFacts), readPictureFacts()];
  const changes = Object.keys({ ...oldPictures, ...pictures }).flatMap((name) => {
    const [before, after] = [oldPictures[name], pictures[name]];
    if (before?.base === after?.base) return [];
    return [`${name}: ${!before ? "new" : !after ? "taken out" : "another picture"}`];
  });
  if (changes.length > 0) differences.push({ file: "", title: "Pictures", page: "", changes });
  return differences;
}

function readPublished(content: Content, file: string): { facts: unknown; text: string } | undefined {
  const bytes = content.bytes(`content/${file}`);
  if (!bytes) return undefined;
  if (path.extname(file) === ".svg") return { facts: {}, text: String(bytes) };
  const facts = peekContent(file);
  // The Hindi waits with its English, which a build leaves out.
  const english = findEnglishFile(file);
  const page = english ? peekContent(english) : facts;
  if ((english && !page) || findPendingReason(facts) || findPendingReason(page)) return undefined;
  return { facts: removeDrafts(facts, () => false), text: splitFrontMatter(file, String(bytes)).body };
}

export function describeDifferences(file: string, before: unknown, after: unknown, at: Path = []): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const place = describePath(file, at) || "Entries";
  if (Array.isArray(before) && Array.isArray(after)) {
    const pairs = pairEntries(before, after);
    const places = after.flatMap((_, index) => pairs.get(index) ?? []);
    const isInOrder = places.every((at, index) => at >= (places[index - 1] ?? 0));
    return [
      ...after.flatMap((entry, index) => {
        const match = pairs.get(index);
        return match === undefined
          ? [`${place}: “${describeValue(entry)}” is new`]
          : describeDifferences(file, before[match], entry, [...at, index]);
      }),
      ...before
        .filter((_, index) => !places.includes(index))
        .map((entry) => `${place}: “${describeValue(entry)}” is gone`),
      ...(isInOrder ? [] : [`${place}: in another order`]),
    ];
  }
  if (before !== null && after !== null && typeof before === "object" && typeof after === "object")
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      describeDifferences(file, getField(before, key), getField(after, key), [...at, key]),
    );
  const [oldName, name] = [describeValue(before), describeValue(after)];
  if (before === true || after === true) return [`${place}: ${after ? "ticked" : "no longer ticked"}`];
  if (before === undefined) return [`${place}: “${name}” is new`];
  if (after === undefined) return [`${place}: “${oldName}” is gone`];
  return [`${place}: “${oldName}” becomes “${name}”`];
}

/** The fields by which an entry of a list can be told from the others. */
export const nameFields = ["key", "name", "what", "service", "path", "title", "label", "article", "picture"];

/** The places of a list’s entries now, each with that of the one it was: the same, of the same name, or mostly the same. */
export function pairEntries(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const [old, now] = [new Set(before.keys()), new Set(after.keys())];
  const pair = (at: number, match: number | undefined) => {
    if (match !== undefined && old.delete(match) && now.delete(at)) pairs.set(at, match);
  };
  const hasSame = (name: string) => (entry: unknown, other: unknown) =>
    getField(entry, name) !== undefined && getField(entry, name) === getField(other, name);
  for (const isSame of [isDeepStrictEqual, ...nameFields.map(hasSame), isMostlySame])
    for (const at of now) {
      const match = [...old].find((place) => isSame(before[place], after[at]));
      pair(at, match);
    }
  // Texts have no names: as many that went as came are taken for rewritten.
  if (old.size === now.size) for (const at of now) if (typeof after[at] !== "object") pair(at, [...old][0]);
  return pairs;
}

function isMostlySame(before: unknown, after: unknown): boolean {
  if (!isGroup(before) || !isGroup(after)) return false;
  const keys = Object.keys({ ...before, ...after });
  return keys.filter((key) => isDeepStrictEqual(before[key], after[key])).length * 2 > keys.length;
}

/** What a form’s draft says that `before` doesn’t: each answer under its label, and the new lines of its text. */
export function listNewAnswers(file: string, before: string, draft: string): string[] {
  return [
    ...describeDifferences(file, parseFields(file, before), parseFields(file, draft)),
    ...listNewLines(splitFrontMatter(file, before).body, splitFrontMatter(file, draft).body),
  ];
}

export function listNewLines(before: string, draft: string): string[] {
  const lines = new Set(before.split("\n"));
  return draft.split("\n").filter((line) => line.trim() !== "" && !lines.has(line));
}

export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(", ");
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return formatDay(String(value));
  if (value === null || typeof value !== "object") return String(value ?? "");
  const title = getTitle(value);
  const parts = Object.entries(value).map(([key, part]) => `${key} ${describeValue(part)}`);
  return /^new$|^\d/.test(title) ? parts.join(" ") : title;
}
