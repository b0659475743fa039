import { isDeepStrictEqual } from "node:util";
import { ContentError, formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile, isGroup } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { mergeTexts } from "./change-history.ts";
import { parseFields, replaceBody, updateYaml } from "./content-file.ts";
import { describeValue, listNewLines, nameFields, pairEntries } from "./differences.ts";
import { type Path, rewriteYaml } from "./edit-yaml.ts";
import { sortFields } from "./form-answers.ts";
import { createHindiFile } from "./hindi-overlay.ts";
import type { Shape } from "./shape.ts";

/**
 * A draft over a file that may have been changed meanwhile: each field says what it was changed to, by whomever.
 * @param from what the file said when the form was opened, and what it says `now`
 * @param at where the entry of the form stood in the draft; it is returned where it stands now
 * @returns also, of what both changed, what the file says; the draft keeps its own words there
 */
export function mergeDraft(
  file: string,
  shape: Shape | undefined,
  at: Path,
  from: string | undefined,
  draft: string,
  now: string | undefined,
) {
  const conflicts: ContentError[] = [];
  const note = (path: Path, value: unknown) => {
    const text = describeValue(value).slice(0, 300);
    const says = text ? `the file says “${text}” now` : "the file says nothing here any more";
    const remedy = `somebody else, or you in another window, has changed this meanwhile: ${says}. Choose which it is to be, and save`;
    conflicts.push(new ContentError(`content/${file}`, formatFieldPath(path), remedy));
  };
  if (now === from) return { draft, at, conflicts };
  if (now === undefined) {
    const remedy = "it was taken out meanwhile, by somebody else or in another window; Save brings it back";
    return { draft, at, conflicts: [new ContentError(`content/${file}`, "", remedy)] };
  }
  const mergeBodies = (path: Path, [from = "", draft = "", now = ""]: string[]) => {
    const body = mergeTexts(draft, from, now, "--ours").stdout.toString();
    const others = listNewLines(`${from}\n${body}`, now);
    if (others.length > 0) note(path, others);
    return body;
  };
  const texts = [from ?? createHindiFile(file), draft, now];
  if (!shape) return { draft: mergeBodies([], texts), at, conflicts };
  const [before, mine, theirs] = texts.map((text) => parseFields(file, text));
  const facts = mergeFields(before, mine, theirs, [], note);
  const isHindi = findEnglishFile(file) !== undefined;
  const merge = (yaml: string) => rewriteYaml(yaml, isHindi ? facts : sortFields(shape, facts), isHindi);
  const bodies = texts.map((text) => splitFrontMatter(file, text).body);
  const text = replaceBody(file, updateYaml(file, now, merge), mergeBodies(["text"], bodies));
  const list = at.slice(0, -1);
  const [drafted, merged] = [mine, facts].map((value) => getField(value, ...list));
  const pairs = Array.isArray(drafted) && Array.isArray(merged) ? [...pairEntries(drafted, merged)] : [];
  const [place = at.at(-1)] = pairs.find(([, index]) => index === at.at(-1)) ?? [];
  return { draft: text, at: place === undefined ? at : [...list, place], conflicts };
}

type Note = (path: Path, value: unknown) => void;

function mergeFields(before: unknown, mine: unknown, theirs: unknown, path: Path, note: Note): unknown {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, before)) return mine;
  const lists = [before, mine, theirs];
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(before, mine, theirs, path, note);
  if (lists.every(isNamedList)) return mergeLists(lists, path, note);
  note(path, theirs);
  return mine ?? theirs;
}

function mergeGroups(before: unknown, mine: object, theirs: object, path: Path, note: Note) {
  const fields = Object.keys({ ...theirs, ...mine }).map((key) => {
    const [old, own, other] = [before, mine, theirs].map((group) => getField(group, key));
    return [key, mergeFields(old, own, other, [...path, key], note)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Whether the entries can be told from each other; what can't be, such as bookings, is one field. */
function isNamedList(value: unknown): value is unknown[] {
  const isNamed = (entry: unknown) =>
    typeof entry === "string" || nameFields.some((name) => getField(entry, name) !== undefined);
  return Array.isArray(value) && value.every(isNamed);
}

/** Merges lists as groups, in which each entry goes by its first place. */
function mergeLists([before = [], mine = [], theirs = []]: unknown[][], path: Path, note: Note): unknown[] {
  const [old, own, other] = [before, mine, theirs].map((list, who) => {
    const pairs = pairEntries(before, list);
    return Object.fromEntries(
      list.map((entry, index) => [`${pairs.get(index) ?? `${who} ${index}`}.`, entry]),
    );
  }) as [object, object, object];
  const notes: [Path, unknown][] = [];
  const merged = mergeGroups(old, own, other, [], (at, value) => notes.push([at, value]));
  const shared = (a: object, b: object) => Object.keys(a).filter((key) => key in b);
  const isMoved = !isDeepStrictEqual(shared(old, own), shared(own, old));
  const keys = shared(isMoved ? { ...own, ...other } : { ...other, ...own }, merged);
  for (const [[key, ...rest], value] of notes) note([...path, keys.indexOf(String(key)), ...rest], value);
  return keys.map((key) => getField(merged, key));
}
