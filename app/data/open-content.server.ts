import { AsyncLocalStorage } from "node:async_hooks";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "./language-paths.ts";
import { parseYaml, splitFrontMatter } from "./yaml.server.ts";

/** The files that a site is built from, with what has been read from them. All paths are relative to the project. */
export type Content = {
  root: string;
  /** The language in which readers read words; facts are the same in both. */
  language: Language;
  /** Every file of `content/`, sorted. */
  files: () => string[];
  /** The content of a file; undefined if there is none. */
  bytes: (file: string) => Buffer | undefined;
  /** The files that readers have asked for. */
  filesRead: Set<string>;
  /** The results of memoized readers. */
  cache: Map<() => unknown, unknown>;
};

/**
 * Opens the content of a project. A file is read once, when it is first asked for.
 * @param changes replacements for files, by path; undefined for a file that is to count as missing
 */
export function openContent(
  root: string,
  changes: Record<string, string | Uint8Array | undefined> = {},
): Content {
  let files: string[] | undefined;
  const onDisk = new Map<string, Buffer | undefined>();
  return {
    root,
    language: "en",
    files: () => {
      const paths = files ?? globSync("content/**/*.*", { cwd: root });
      files ??= [...new Set([...paths.map(toPosix), ...Object.keys(changes)])]
        .filter((file) => isShown(file) && !(file in changes && changes[file] === undefined))
        .sort();
      return files;
    },
    bytes: (file) => {
      const change = changes[file];
      if (file in changes) return change === undefined ? undefined : Buffer.from(change as Uint8Array);
      if (!onDisk.has(file)) onDisk.set(file, readFromDisk(path.join(root, file)));
      return onDisk.get(file);
    },
    filesRead: new Set(),
    cache: new Map(),
  };
}

function readFromDisk(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const opened = new AsyncLocalStorage<Content>();
let projectContent: Content | undefined;

/** Runs `work` with this content as the current one. */
export function withContent<T>(content: Content, work: () => T): T {
  return opened.run(content, work);
}

/**
 * The content to read: that of `withContent`, else of the project in the working directory. A build and a test open it once;
 * in development it is opened each time, because files change.
 */
export function currentContent(): Content {
  const store = opened.getStore();
  if (store) return store;
  if (!["production", "test"].includes(process.env.NODE_ENV ?? "")) return openContent(process.cwd());
  projectContent ??= openContent(process.cwd());
  return projectContent;
}

/** Runs `work` with the current content in this language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const content = currentContent();
  if (content.language === language) return withContent(content, work);
  const counterpart = counterparts.get(content) ?? { ...content, language, cache: new Map() };
  counterparts.set(content, counterpart);
  counterparts.set(counterpart, content);
  return withContent(counterpart, work);
}

/** The same content in the other language. */
const counterparts = new WeakMap<Content, Content>();

/** Caches a reader's result for each opened content. */
export function memoize<T>(read: () => T): () => T {
  return () => {
    const content = currentContent();
    if (!content.cache.has(read)) content.cache.set(read, withContent(content, read));
    return content.cache.get(read) as T;
  };
}

function toPosix(file: string): string {
  return file.split(path.sep).join("/");
}

function isShown(file: string): boolean {
  return file.startsWith("content/") && !file.includes("/.");
}

/** The names of a folder’s files with this ending, sorted; empty if there is no such folder. @param folder below `content/` */
export function listContent(folder: string, ending: string): string[] {
  const prefix = `content/${folder}/`;
  return currentContent()
    .files()
    .filter((file) => file.startsWith(prefix) && file.endsWith(ending))
    .map((file) => file.slice(prefix.length))
    .filter((name) => !name.includes("/"));
}

/**
 * The unchecked content of a YAML file, or of a Markdown file's front matter; undefined if it can't be parsed, which
 * the file's own reader reports.
 * @param file path below `content/`
 */
export function peekContent(file: string): unknown {
  const bytes = currentContent().bytes(`content/${file}`);
  if (bytes && !peeked.has(bytes)) peeked.set(bytes, parseOrNothing(file, bytes));
  return bytes && peeked.get(bytes);
}

/** By the bytes themselves: whoever asks for one field after the other would wait each time for the whole text to be compared. */
const peeked = new WeakMap<Buffer, unknown>();

function parseOrNothing(file: string, bytes: Buffer): unknown {
  try {
    return parseYaml(splitFrontMatter(file, bytes.toString("utf8")).yaml);
  } catch {
    return undefined;
  }
}

/** A field of an unchecked value, by its path; an entry of a list by its place or its `key`. */
export function getField(value: unknown, ...path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, part) => {
    if (Array.isArray(inner) && Number.isNaN(Number(part))) return inner.find((entry) => entry?.key === part);
    return inner !== null && typeof inner === "object" ? Reflect.get(inner, part) : undefined;
  }, value);
}
