import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type Content,
  currentContent,
  getField,
  openContent,
  peekContent,
  withContent,
} from "../../app/data/open-content.server.ts";
import { readPictureFacts } from "../../app/data/pictures.server.ts";
import { findPendingReason, removeDrafts } from "../../app/data/publishing.server.ts";
import { openingHoursSchema } from "../../app/data/site.server.ts";
import { splitFrontMatter } from "../../app/data/yaml.server.ts";
import { linkedRelease } from "../release/release-folders.ts";
import { parseFields, splitFile } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import type { Path } from "./edit-yaml.ts";
import { describePath, getTitle } from "./labels.ts";

/** What visitors will see changed in a file: each change in words. */
export type Difference = { file: string; title: string; page: string; changes: string[] };

/** What differs between `content/` and what the last build was made of; undefined where that isn’t known. */
export function listDifferencesToBuild(): Difference[] | undefined {
  const release = linkedRelease(process.cwd(), "build");
  const before = release && openContent(release.folder);
  if (!before?.bytes("content/site.yaml")) return undefined;
  const now = currentContent();
  const files = [...new Set([...before.files(), ...now.files()])]
    .map((file) => file.slice("content/".length))
    .filter((file) => /\.(yaml|md|svg)$/.test(file) && file !== "README.md");
  const said = files.flatMap((file) => {
    const [old, own] = [before, now].map((content) =>
      withContent(content, () => readPublished(content, file)),
    );
    if (isDeepStrictEqual(old, own)) return [];
    const { title, page } = own ? describeFile(file) : withContent(before, () => describeFile(file));
    if (!old || !own) return [{ file, title, page, changes: [old ? "Taken out" : "New"] }];
    const changes = describeDifferences(file, old.facts, own.facts);
    if (old.text !== own.text) changes.push(`Text: ${describeParagraphs(old.text, own.text)}`);
    return [{ file, title, page, changes }];
  });
  const [oldPictures, pictures] = [before, now].map((content) => withContent(content, readPictureFacts));
  const changed = [...new Set([...Object.keys(oldPictures ?? {}), ...Object.keys(pictures ?? {})])].flatMap(
    (name) => {
      const [old, own] = [oldPictures?.[name], pictures?.[name]];
      if (old?.base === own?.base) return [];
      return [`${name}: ${!old ? "new" : !own ? "taken out" : "another picture"}`];
    },
  );
  return changed.length > 0 ? [...said, { file: "", title: "Pictures", page: "/", changes: changed }] : said;
}

/** What visitors see of a file; undefined where it isn’t there or waits. */
function readPublished(content: Content, file: string): { facts: unknown; text: string } | undefined {
  const bytes = content.bytes(`content/${file}`);
  if (!bytes) return undefined;
  if (path.extname(file) === ".svg") return { facts: {}, text: String(bytes) };
  const facts = peekContent(file);
  const waits = findPendingReason(facts);
  if (waits) return undefined;
  return { facts: removeDrafts(facts, () => false), text: splitFrontMatter(file, String(bytes)).body };
}

/** Each field that says something else, and each entry that came or went. */
function describeDifferences(file: string, old: unknown, now: unknown, at: Path = []): string[] {
  if (isDeepStrictEqual(old, now)) return [];
  const place = describePath(file, at) || "Entries";
  if (Array.isArray(old) && Array.isArray(now) && old.length !== now.length) {
    const [names, before] = [now.map(describeValue), old.map(describeValue)];
    const stayed = names.flatMap((name, index) => {
      const same = old.find((one) => isDeepStrictEqual(one, now[index]));
      const was = same ?? old[before.indexOf(name)];
      return was === undefined ? [] : describeDifferences(file, was, now[index], [...at, index]);
    });
    return [
      ...stayed,
      ...names.filter((name) => !before.includes(name)).map((name) => `${place}: “${name}” is new`),
      ...before.filter((name) => !names.includes(name)).map((name) => `${place}: “${name}” is gone`),
    ];
  }
  if (old !== null && now !== null && typeof old === "object" && typeof now === "object") {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key) =>
      describeDifferences(file, getField(old, key), getField(now, key), [
        ...at,
        Array.isArray(now) ? Number(key) : key,
      ]),
    );
  }
  if (old === undefined) return [`${place}: “${describeValue(now)}” is new`];
  return now === undefined
    ? [`${place}: “${describeValue(old)}” is gone`]
    : [`${place}: “${describeValue(old)}” becomes “${describeValue(now)}”`];
}

/**
 * What a form’s draft says that the file it was made from doesn’t: each answer under its label, and the new lines of
 * its text.
 * @param file path below `content/`
 */
export function listNewAnswers(file: string, before: string, draft: string): string[] {
  const [old, own] = [splitFile(file, before), splitFile(file, draft)];
  const known = new Set(listAnswers(parseFields(old)).map(([way, value]) => getAnswerKey(way, value)));
  return [
    ...listAnswers(parseFields(own))
      .filter(([way, value]) => !known.has(getAnswerKey(way, value)))
      .map(([way, value]) => `${describePath(file, way)}: ${value}`),
    ...listNewLines(old.body, own.body),
  ];
}

/** The lines that a text has and an earlier one hasn’t. */
export function listNewLines(before: string, draft: string): string[] {
  const old = new Set(before.split("\n"));
  return draft.split("\n").filter((line) => line.trim() !== "" && !old.has(line));
}

function listAnswers(facts: unknown, at: Path = []): [Path, string][] {
  if (facts === null || facts === undefined) return [];
  if (typeof facts !== "object") return [[at, String(facts)]];
  const week = at[0] === "openingHours" && openingHoursSchema.safeParse(facts).data;
  if (week)
    return week.flatMap(({ days, opens, closes }) =>
      days.map((day): [Path, string] => [[...at, day], `${opens} to ${closes}`]),
    );
  return Object.entries(facts).flatMap(([key, value]) =>
    listAnswers(value, [...at, Array.isArray(facts) ? Number(key) : key]),
  );
}

/** The same for an entry that only moved. */
function getAnswerKey(way: Path, value: string): string {
  return JSON.stringify([way.filter((part) => typeof part === "string"), value]);
}

function describeValue(value: unknown): string {
  return value !== null && typeof value === "object" ? getTitle(value) : String(value ?? "");
}

function describeParagraphs(old: string, now: string): string {
  const [before, after] = [old, now].map((text) => text.split(/\n{2,}/).map((one) => one.trim()));
  const fresh = (after ?? []).filter((one) => !before?.includes(one)).length;
  const gone = (before ?? []).filter((one) => !after?.includes(one)).length;
  return `${fresh} ${fresh === 1 ? "paragraph is" : "paragraphs are"} new or different, ${gone} gone or changed`;
}
