import path from "node:path";
import type { Context } from "hono";
import { z } from "zod";
import { findEnglishFile } from "../../app/data/hindi.server.ts";
import { getField, listContent, peekContent } from "../../app/data/open-content.server.ts";
import { listPaths, readPaths } from "../../app/data/paths.server.ts";
import { localizePath } from "../../app/data/paths.ts";
import { getIn } from "./content-file.ts";
import type { Path } from "./edit-yaml.ts";
import { type EntryKind, kinds } from "./entry-kinds.ts";
import { findLabel, humanize } from "./labels.ts";
import { findSchema, listLeaves, type Shape, toShape } from "./shape.ts";

/** A file as the staff know it. `page` is the address on which its words are seen. */
export type ContentFile = { file: string; title: string; page: string };

/** Whether a path below `content/` is one that the editor may write: no way out of the folder, no other kind of file. */
export function isContentFile(file: string): boolean {
  return /^(hi\/)?((pages|services|inventory|pictures)\/)?[a-z0-9-]+\.yaml$|^(hi\/)?(blog|pages|stories)\/[\w-]+\.md$|^spelling(-hindi)?\.txt$/.test(
    file,
  );
}

/** A file with its plain name, and where its words are seen. */
export function describeFile(file: string): ContentFile {
  const english = findEnglishFile(file);
  if (english !== undefined) {
    const { title, page } = describeFile(english);
    return { file, title: `${title}, in Hindi`, page: localizePath("hi", readPaths().inHindi, page) };
  }
  const facts = peekContent(file);
  const own = getField(facts, file.startsWith("services/") ? "name" : "title");
  const named = /^(services|blog)\/|\.md$/.test(file) && typeof own === "string" && own;
  return {
    file,
    title: findLabel("files", [file])?.label ?? (named || humanize(file)),
    page: findPage(file, facts),
  };
}

/** Where the address isn’t the file’s own name. */
const addresses: Record<string, string> = {
  "site.yaml": "/Contact",
  "pages/not-found.yaml": "/404",
  "prices.yaml": "/Services",
  "people.yaml": "/About",
};

function findPage(file: string, facts: unknown): string {
  const base = path.parse(file).name;
  const own = findKindAt(file, [])?.listReferences(facts, base)[0]?.name ?? getField(facts, "service");
  if (typeof own === "string" && file.includes("/")) return own;
  const { canonicalPaths } = readPaths();
  if (/^(societies|posters|pages\/society-branding)\.yaml$/.test(file)) return listPaths("society")[0] ?? "/";
  return addresses[file] ?? canonicalPaths.find((one) => one.toLowerCase() === `/${base}`) ?? "/";
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

/** The entries of a kind, in the order of their files or list; a notice counts as an article. */
export function listEntries(kind: EntryKind): Entry[] {
  const { files } = kind;
  const entry = (file: string, at: Path, facts: unknown) => ({
    ...{ kind, file, at, facts },
    title: String(getField(facts, kind.titleField) ?? ""),
    isDraft: getField(facts, "draft") === true,
  });
  if (files)
    return listContent(files.folder, files.ending)
      .map((name) => `${files.folder}/${name}`)
      .map((file) => entry(file, [], peekContent(file)));
  const { files: all = () => [], at = [] } = kind.list ?? {};
  return all().flatMap((file) => {
    const list = getIn(peekContent(file), at);
    return Array.isArray(list) ? list.map((facts, index) => entry(file, [...at, index], facts)) : [];
  });
}

/** The entry at a place of a file; undefined where none of a kind is there. */
export function findEntry(file: string, at: Path): Entry | undefined {
  const kind = findKindAt(file, at);
  return kind && listEntries(kind).find((one) => one.file === file && one.at.join() === at.join());
}

/** The kind of an entry that a file is, or that stands at a place of a list, even before it is saved. */
export function findKindAt(file: string, at: Path): EntryKind | undefined {
  return Object.values(kinds).find(({ files, list }) =>
    files
      ? at.length === 0 && path.dirname(file) === files.folder && path.extname(file) === files.ending
      : at.length > 0 && list?.files().includes(file),
  );
}

/** Something that a field can name, with the words for it. */
export type Choice = readonly [name: string, label: string];

/** All that a field of this kind can name; undefined for pages and pictures, of which there are too many to list. */
export function listChoices(names: NonNullable<Shape["names"]>): Choice[] | undefined {
  if (names === "page" || names === "picture") return undefined;
  if (names === "poster")
    return Object.keys(peekContent("posters.yaml") ?? {}).map((one) => [one, humanize(one)]);
  if (names === "price") {
    const rows = listLeaves(toShape(findSchema("prices.yaml") ?? z.any()), peekContent("prices.yaml"));
    return rows.filter(({ path }) => path.at(-1) === "what").map(({ value: work }) => [`${work}`, `${work}`]);
  }
  const found = Object.values(kinds).flatMap((kind) =>
    listEntries(kind).flatMap(({ facts, file, title }) =>
      kind.listReferences(facts, path.parse(file).name).map(({ type, name }) => ({ type, name, title })),
    ),
  );
  return [...new Map(found.filter(({ type }) => type === names).map(({ name, title }) => [name, title]))];
}

const pathSchema = z.array(z.union([z.string(), z.number()]));

/** A place in a file as an address or a button writes it: JSON. What can't be read is the whole file. */
export function parsePath(text: string): Path {
  try {
    return pathSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The file and the place in it that an address names; a file that isn’t one of content’s counts as none. */
export function parseFileQuery(context: Context): { file: string; at: Path } {
  const file = context.req.query("name") ?? "";
  return {
    file: isContentFile(file) ? file : "none",
    at: parsePath(context.req.query("at") ?? ""),
  };
}
