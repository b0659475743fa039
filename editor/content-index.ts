import path from "node:path";
import type { Context } from "hono";
import { z } from "zod";
import { findEnglishFile, toIndexPath } from "../app/data/hindi.server.ts";
import { localizePath } from "../app/data/language-paths.ts";
import { getField, listContent, peekContent } from "../app/data/open-content.server.ts";
import { listPaths, readPaths } from "../app/data/paths.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import type { Path } from "./edit-yaml.ts";
import { type EntryKind, findKindAt, getTitleField, kinds } from "./entry-kinds.ts";
import { humanize, labels, listServices } from "./labels.ts";
import { findSchema, listLeaves, type Shape, toShape } from "./shape.ts";

/** The paths below `content/` that the editor may write: no way out of the folder, no other kind of file. */
const contentFile =
  /^(hi\/)?((pages|services|inventory|pictures)\/)?[a-z0-9-]+\.yaml$|^(hi\/)?(blog|pages|stories)\/[\w-]+\.md$|^spelling(-hindi)?\.txt$/;

/** @param at an entry of it, which may have a page of its own */
export function describeFile(file: string, at: Path = []): { file: string; title: string; page: string } {
  const english = findEnglishFile(file);
  if (english !== undefined) {
    const { title, page } = describeFile(english, at);
    return { file, title: `${title}, in Hindi`, page: localizePath("hi", readPaths().inHindi, page) };
  }
  const facts = peekContent(file);
  const hasTitle = /^(services|blog)\/|\.md$/.test(file);
  const picture = file.endsWith(".svg") ? `Logo: ${humanize(file)}` : "Picture file";
  const label = labels.files?.[file] ?? (/\.(?!yaml|md|txt)/.test(file) ? picture : undefined);
  const name = hasTitle && getField(facts, file.startsWith("services/") ? "name" : "title");
  const title = label ?? (typeof name === "string" && name ? name : humanize(file));
  return { file, title, page: findAddress(file, facts, at) };
}

/** What a form is called: its entry’s name where it has one. @param english the entry, in English */
export function titleForm(file: string, at: Path, english: unknown): string {
  const originalFile = findEnglishFile(file);
  const kind = findKindAt(originalFile ?? file, at);
  const name = kind && getField(english, getTitleField(kind));
  return name ? `${name}${originalFile ? ", in Hindi" : ""}` : describeFile(file).title;
}

const addresses: Record<string, string> = {
  "site.yaml": "/Contact",
  "pages/not-found.yaml": "/404",
  "prices.yaml": "/Services",
  "people.yaml": "/About",
};

function findAddress(file: string, facts: unknown, at: Path): string {
  const base = path.parse(file).name;
  const entry = at.length > 0 ? findEntry(file, at) : undefined;
  const ownPage = entry?.kind.listReferences(entry.facts, base).find(({ type }) => type === "page");
  if (ownPage) return ownPage.name;
  const page = findKindAt(file, [])?.listReferences(facts, base)[0]?.name ?? getField(facts, "service");
  if (typeof page === "string" && file.includes("/")) return page;
  if (/^(societies|posters|pages\/society-branding)\.yaml$/.test(file)) return listPaths("society")[0] ?? "/";
  const { canonicalPaths } = readPaths();
  return addresses[file] ?? canonicalPaths.find((address) => address.toLowerCase() === `/${base}`) ?? "/";
}

/** An entry of `content/`: a file of its own, or one of a list, at a place of its file. */
export type Entry = {
  kind: EntryKind;
  file: string;
  at: Path;
  title: string;
  isDraft: boolean;
  facts: unknown;
};

/** The entries of a kind, in the order of their files or list. */
export function listEntries(kind: EntryKind): Entry[] {
  const { files, list } = kind;
  const describeEntry = (file: string, at: Path, facts: unknown): Entry => ({
    kind,
    file,
    at,
    facts,
    title: String(getField(facts, getTitleField(kind)) ?? ""),
    isDraft: getField(facts, "draft") === true,
  });
  if (files)
    return listContent(files.folder, files.ending)
      .map((name) => `${files.folder}/${name}`)
      .map((file) => describeEntry(file, [], peekContent(file)));
  const { files: listFiles = () => [], at = [] } = list ?? {};
  return listFiles().flatMap((file) => {
    const entries = getField(peekContent(file), ...at);
    if (!Array.isArray(entries)) return [];
    return entries.map((facts, index) => describeEntry(file, [...at, index], facts));
  });
}

export function findEntry(file: string, at: Path): Entry | undefined {
  const kind = findKindAt(file, at);
  return kind && listEntries(kind).find((entry) => entry.file === file && entry.at.join() === at.join());
}

/** The entry with a form of its own that a place of a file is in; empty where there is none. */
export function findEntryPath(file: string, field: Path): Path {
  const english = findEnglishFile(file) ?? file;
  const path = toIndexPath(peekContent(english), field);
  const { at = [] } = (path.length > 0 && findKindAt(english, path)?.list) || {};
  return typeof path[at.length] === "number" ? path.slice(0, at.length + 1) : [];
}

/** What a field of this kind can name, with the words for it; undefined for pages and pictures, too many to list. */
export function listChoices(
  names: NonNullable<Shape["names" | "choices"]>,
): [name: string, label: string][] | undefined {
  if (names === "page" || names === "picture") return undefined;
  if (names === "service") return listServices();
  if (names === "poster")
    return Object.entries(peekContent("posters.yaml") ?? {}).map(([name, { lines }]) => [
      name,
      `${humanize(name)}: ${[lines].flat().join(" ")}`,
    ]);
  if (names === "price")
    return listLeaves(toShape(findSchema("prices.yaml") ?? z.any()), peekContent("prices.yaml"))
      .filter((leaf) => leaf.path.at(-1) === "what")
      .map(({ value }) => [String(value), String(value)]);
  const choices = new Map<string, string>();
  for (const kind of Object.values(kinds))
    for (const { facts, file, title } of listEntries(kind))
      for (const { type, name } of kind.listReferences(facts, path.parse(file).name))
        if (type === names) choices.set(name, title);
  return [...choices];
}

/** The file and the place in it that an address names; a file that isn’t one of content’s counts as none. */
export function parseFileQuery(context: Context): { file: string; at: Path } {
  const file = context.req.query("name") ?? "";
  return { file: contentFile.test(file) ? file : "none", at: parseFieldPath(context.req.query("at") ?? "") };
}
