import { isDeepStrictEqual } from "node:util";
import { findEnglishFile, isGroup } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { parseFields, replaceBody, updateYaml } from "./content-file.ts";
import { describeValue, listNewLines, nameFields, pairEntries } from "./differences.ts";
import { type Path, rewriteYaml } from "./edit-yaml.ts";
import { sortFields } from "./form-answers.ts";
import { mergeTexts } from "./git.ts";
import { createHindiFile } from "./hindi-overlay.ts";
import type { Shape } from "./shape.ts";

/** Something that two changed at once: what each says, and its path as its name, in which entries of lists go by their first places. */
export type Conflict = { path: Path; name: string; mine: string; theirs: string };

/** How conflicts are noted, and whose words were chosen for one, by its name. */
type Verdict = { note: (conflict: Conflict) => void; choose: (name: string) => string | undefined };

/**
 * A draft over a file that may have been changed meanwhile: each field says what it was changed to, by whomever.
 * @param from what the file said when the form was opened, and what it says `now`
 * @param at where the entry of the form stood in the draft; it is returned where it stands now
 * @param choose whether what both changed is “mine” or “theirs”, by the conflict’s name; where neither, the draft keeps its own
 */
export function mergeDraft(
  file: string,
  shape: Shape | undefined,
  at: Path,
  from: string | undefined,
  draft: string,
  now: string | undefined,
  choose: Verdict["choose"] = () => undefined,
) {
  const conflicts: Conflict[] = [];
  const note = (conflict: Conflict) => conflicts.push(conflict);
  if (now === from || now === undefined) return { draft, at, conflicts };
  const mergeBodies = (path: Path, [from = "", draft = "", now = ""]: string[]) => {
    const merge = (option: string) => mergeTexts(draft, from, now, option).stdout.toString();
    const body = merge("--ours");
    const theirs = listNewLines(`${from}\n${body}`, now).join("\n");
    if (theirs) note({ path, name: "text", mine: listNewLines(from, draft).join("\n"), theirs });
    return theirs && choose("text") === "theirs" ? merge("--theirs") : body;
  };
  const texts = [from ?? createHindiFile(file), draft, now];
  if (!shape) return { draft: mergeBodies([], texts), at, conflicts };
  const [before, mine, theirs] = texts.map((text) => parseFields(file, text));
  const facts = mergeFields(before, mine, theirs, [], { note, choose });
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

function mergeFields(before: unknown, mine: unknown, theirs: unknown, path: Path, verdict: Verdict): unknown {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, before)) return mine;
  const lists = [before, mine, theirs];
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(before, mine, theirs, path, verdict);
  if (lists.every(isNamedList)) return mergeLists(lists, path, verdict);
  const name = path.join(" ");
  verdict.note({ path, name, mine: describeValue(mine), theirs: describeValue(theirs) });
  const choice = verdict.choose(name);
  return choice === "theirs" ? theirs : choice === "mine" ? mine : (mine ?? theirs);
}

function mergeGroups(before: unknown, mine: object, theirs: object, path: Path, verdict: Verdict) {
  const fields = Object.keys({ ...theirs, ...mine }).map((key) => {
    const [old, own, other] = [before, mine, theirs].map((group) => getField(group, key));
    return [key, mergeFields(old, own, other, [...path, key], verdict)] as const;
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
function mergeLists([before = [], mine = [], theirs = []]: unknown[][], path: Path, verdict: Verdict) {
  const [old, own, other] = [before, mine, theirs].map((list, who) => {
    const pairs = pairEntries(before, list);
    return Object.fromEntries(
      list.map((entry, index) => [`${pairs.get(index) ?? `${who} ${index}`}.`, entry]),
    );
  }) as [object, object, object];
  const noted: Conflict[] = [];
  const note = (conflict: Conflict) => noted.push(conflict);
  const merged = mergeGroups(old, own, other, path, { ...verdict, note });
  const shared = (a: object, b: object) => Object.keys(a).filter((key) => key in b);
  const isMoved = !isDeepStrictEqual(shared(old, own), shared(own, old));
  const keys = shared(isMoved ? { ...own, ...other } : { ...other, ...own }, merged);
  for (const conflict of noted) {
    const index = keys.indexOf(String(conflict.path[path.length]));
    verdict.note({ ...conflict, path: conflict.path.with(path.length, index) });
  }
  return keys.map((key) => getField(merged, key));
}
