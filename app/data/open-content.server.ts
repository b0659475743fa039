import { AsyncLocalStorage } from "node:async_hooks";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files that a site is made of, and what its readers have made of them so far. Paths are those below the project. */
export type Content = {
  root: string;
  /** Every file of `content/`, sorted. */
  files: () => string[];
  /** What a file holds; undefined where there is none. */
  bytes: (file: string) => Buffer | undefined;
  /** The files that readers have asked for. */
  read: Set<string>;
  /** What memoized readers returned. */
  kept: Map<() => unknown, unknown>;
};

/**
 * Opens the content of a project. Nothing is read until it is asked for.
 * @param root the project's folder
 * @param changes files that hold something else than on the disk, or are not there yet, by their paths below the project
 */
export function openContent(root: string, changes: Record<string, string | Uint8Array> = {}): Content {
  let files: string[] | undefined;
  return {
    root,
    files: () => {
      const found = files ?? globSync("content/**/*.*", { cwd: root });
      files ??= [...new Set([...found.map(slashed), ...Object.keys(changes)])].filter(isShown).sort();
      return files;
    },
    bytes: (file) => {
      const change = changes[file];
      if (change !== undefined) return Buffer.from(change as Uint8Array);
      try {
        return readFileSync(path.join(root, file));
      } catch {
        return undefined;
      }
    },
    read: new Set(),
    kept: new Map(),
  };
}

const opened = new AsyncLocalStorage<Content>();
let ofProject: Content | undefined;

/** Does some work whose readers read this content. */
export function withContent<T>(content: Content, work: () => T): T {
  return opened.run(content, work);
}

/**
 * What readers read: the content that `withContent` was given, else that of the project in which the process was started,
 * which a build opens once; while developing it is opened anew each time, for its files change.
 */
export function currentContent(): Content {
  const given = opened.getStore();
  if (given) return given;
  if (process.env.NODE_ENV !== "production") return openContent(process.cwd());
  ofProject ??= openContent(process.cwd());
  return ofProject;
}

/** A reader that reads each content once. */
export function memoize<T>(read: () => T): () => T {
  return () => {
    const content = currentContent();
    if (!content.kept.has(read)) content.kept.set(read, withContent(content, read));
    return content.kept.get(read) as T;
  };
}

function slashed(file: string): string {
  return file.split(path.sep).join("/");
}

function isShown(file: string): boolean {
  return file.startsWith("content/") && !file.includes("/.");
}
