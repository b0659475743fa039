import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ContentError } from "../app/data/content-error.ts";
import { pictureFactsFile } from "../app/data/pictures.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { masterFacts } from "../assets/pictures.ts";
import {
  type FileEdit,
  isReadable,
  listPictureFiles,
  originsFile,
  readBytes,
  readTime,
} from "./content-file.ts";
import { listNewAnswers } from "./differences.ts";
import { git, keepTree, listChangedFiles, mergeTexts, readKept, writeTree } from "./git.ts";
import { mergeDraft } from "./merge-draft.ts";
import { findSchema, toShape } from "./shape.ts";

type FileChange = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** Somebody who is signed in at the desk. */
export type Person = { id: string; name: string };

/** Who does what is being done; nobody where the editor runs on one’s own computer. */
export const signedIn = new AsyncLocalStorage<Person>();

/** One step that was saved, with what it takes to take it back. */
export type Change = {
  id: number;
  title: string;
  /** The first three things that it says again, in words. */
  answers: string;
  time: Date;
  person?: string | undefined;
  /** Read when it is taken back, where git keeps it. */
  files: () => FileChange[];
  commit?: string;
};

const createConflict = (file: string) =>
  new Error(
    `The same lines of content/${file} were changed meanwhile, and stay as they are. After Undo: take that later step back first. After Save: go back, and save once more`,
  );

/** A file’s path below `content/`; no part of it leads out of a folder. */
const contentPath = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/**
 * What was saved, newest first: each step that git doesn’t keep yet, each file that was changed in another way, and what git
 * keeps of `content/` alone. On a server each step is kept at once, under its person’s name.
 */
export class ChangeHistory {
  readonly changes: Change[];
  readonly #isKept: boolean;
  /** A page from before a restart must not undo another step. */
  #nextId = Date.now();

  constructor({ isKept = false } = {}) {
    this.#isKept = isKept;
    const pending = isKept ? [] : listUnkept().map((step) => ({ ...step, id: this.#nextId++ }));
    this.changes = [...pending, ...listKeptChanges()];
  }

  /**
   * Writes files of `content/`, all or none.
   * @param words what it changes, where the files don’t say it best
   * @param undone the commit that it takes back
   * @throws ContentError where a file’s name, which may come from a field, leads elsewhere; Error where one was changed
   * meanwhile, or what the disk says
   */
  save(
    title: string,
    edits: (Omit<FileEdit, "to"> & { to: string | Uint8Array | undefined })[],
    words?: string,
    undone?: string,
  ): Change {
    for (const { file } of edits)
      if (!contentPath.test(file))
        throw new ContentError(
          `content/${file}`,
          "",
          `“${path.posix.basename(file)}” would be written to content/${file}, which is no place for it; name it with letters, digits and dashes`,
        );
    const files: FileChange[] = edits.map(({ file, from, to }) => {
      const before = readBytes(file);
      if (to !== undefined && before?.toString("utf8") !== from) throw createConflict(file);
      return { file, before, after: to === undefined ? undefined : Buffer.from(to as Uint8Array) };
    });
    // Last come those that stay: a watcher that is reading a folder can miss what comes or goes there, but no change.
    const stays = ({ before, after }: FileChange) => Number(before !== undefined && after !== undefined);
    files.sort((a, b) => stays(a) - stays(b));
    writeAll(files);
    const answers = words ?? describeAnswers(files);
    const change: Change = {
      id: this.#nextId++,
      title,
      answers,
      time: new Date(),
      files: () => files,
      person: signedIn.getStore()?.name,
    };
    this.#keep(change, files, undone);
    this.changes.unshift(change);
    this.#store();
    return change;
  }

  /** Adds what others have sent, once it is in. @param range of commits, as git writes it */
  add(range: string): void {
    this.changes.push(...listKeptChanges(range));
    this.changes.sort((a, b) => Number(b.time) - Number(a.time));
  }

  /** Takes a saved step back, whole or not at all. @returns the step that this is, which can be taken back, too. @throws as `save` does */
  undo(id: number): Change | undefined {
    const change = this.changes.find((candidate) => candidate.id === id);
    if (!change) return undefined;
    const edits = change.files().map(({ file, before, after }) => {
      const current = readBytes(file);
      return { file, from: current?.toString("utf8"), to: takeBack(file, current, before, after) };
    });
    const [, again] = change.title.split(undoTitle);
    const step = this.save(again ?? `${undoTitle}${change.title}`, edits, undefined, change.commit);
    this.changes.splice(this.changes.indexOf(change), 1);
    this.#store();
    return step;
  }

  /** The later step that changed the same lines, if there is one, and has to be taken back before this one can be. */
  findBlocker(id: number): Change | undefined {
    const index = this.changes.findIndex((change) => change.id === id);
    for (const { file, before, after } of this.changes[index]?.files() ?? []) {
      const current = readBytes(file);
      const isFree = (now: () => Buffer | undefined) => {
        try {
          takeBack(file, now(), before, after);
          return true;
        } catch {
          return false;
        }
      };
      if (isFree(() => current)) continue;
      const later = this.changes.slice(0, Math.max(0, index)).flatMap((change) => {
        const step = change.files().find((other) => other.file === file);
        return step ? [{ change, step }] : [];
      });
      const blocker = later.find(({ step }) =>
        isFree(() => takeBack(file, current, step.before, step.after)),
      );
      return (blocker ?? later[0])?.change;
    }
    return undefined;
  }

  /** For the editor’s next start, which can’t tell the steps apart by the files. */
  #store(): void {
    if (this.#isKept) return;
    const steps = this.changes.flatMap(({ id: _, commit, files, ...step }) =>
      commit ? [] : { ...step, files: files().map(encodeFile) },
    );
    try {
      writeFileSync(stepsFile, JSON.stringify(steps));
    } catch {
      // The change itself is saved; the next start lists it by its file.
    }
  }

  /** What is noted of the Hindi besides goes along. */
  #keep(change: Change, files: FileChange[], undone?: string): void {
    if (!this.#isKept) return;
    const names = [...files.map(({ file }) => file), originsFile].map((file) => `content/${file}`);
    const tree = writeTree(names);
    const commit =
      tree && keepTree(tree, [change.title, change.answers, undone ? undoneMark + undone : ""], findAuthor());
    if (commit) {
      change.commit = commit;
      git("reset", "--quiet", "--", ...names);
      return;
    }
    writeAll(files.map(({ file, before, after }) => ({ file, before: after, after: before })));
    throw new Error("The change couldn’t be kept, so nothing was saved; is the disk full? Save once more");
  }
}

/** Whoever is signed in, as git notes it, without an e-mail address that is the desk’s alone; undefined where nobody is. */
export function findAuthor() {
  const { id, name = "" } = signedIn.getStore() ?? {};
  return id ? { name, email: `${id}@desk.invalid` } : undefined;
}

export const undoTitle = "Taken back: ";
const undoneMark = "It was kept as ";

/** What git keeps of `content/` alone, newest first, but for what was taken back. @param range of commits, as git writes it */
function listKeptChanges(range = "HEAD"): Change[] {
  const format = "--format=%x01%H%x00%an%x00%ae%x00%aI%x00%s%x00%b%x00";
  const log = git(
    "log",
    "-n100",
    "--no-merges",
    "--full-diff",
    "--name-only",
    format,
    range,
    "--",
    "content",
  );
  const own = git("config", "user.email")?.trim();
  const steps = (log?.split("\x01").slice(1) ?? []).map((text) => {
    const [commit = "", name = "", email = "", time = "", title = "", answers = "", list = ""] =
      text.split("\0");
    const names = list.trim().split("\n");
    const person = email === own ? undefined : name;
    const [words = "", undone = ""] = answers.split(undoneMark);
    return {
      commit,
      person,
      time: new Date(time),
      title,
      answers: words.trim(),
      undone: undone.trim(),
      names,
    };
  });
  const undone = steps.map((step) => step.undone);
  return steps
    .filter(({ commit, names }) => {
      const isOurs = names.every((file) => file.startsWith("content/") && contentPath.test(file.slice(8)));
      return isOurs && !undone.includes(commit);
    })
    .map(({ names, undone: _, ...step }) => ({
      ...step,
      id: Number.parseInt(step.commit.slice(0, 12), 16),
      files: () =>
        names.map((name) => {
          const file = name.slice("content/".length);
          return { file, before: readKept(`${step.commit}^`, name), after: readKept(step.commit, name) };
        }),
    }));
}

const stepsFile = ".generated/saved-steps.json";

type StoredFile = { file: string; before?: string | undefined; after?: string | undefined };

const encodeFile = ({ file, before, after }: FileChange): StoredFile => ({
  file,
  before: before?.toString("base64"),
  after: after?.toString("base64"),
});

function decodeFile({ file, before, after }: StoredFile): FileChange {
  const decode = (text?: string) => (text === undefined ? undefined : Buffer.from(text, "base64"));
  return { file, before: decode(before), after: decode(after) };
}

/** The steps before this start that git doesn’t keep yet; and of what else differs from the last commit, each file. */
function listUnkept(): Omit<Change, "id">[] {
  const head = git("rev-parse", "--verify", "--quiet", "HEAD")?.trim() ?? "";
  const changed = ((head && listChangedFiles()) || [])
    .map((file) => file.slice("content/".length))
    .filter((file) => contentPath.test(file));
  const keptAt = new Date(git("log", "-1", "--format=%cI", "--", "content")?.trim() || 0);
  const steps = readSteps().filter(
    ({ time, files }) => time >= keptAt && files().some(({ file }) => changed.includes(file)),
  );
  const rest = changed.flatMap((file) => {
    const after = readBytes(file);
    const last = steps.flatMap((step) => step.files()).find((change) => change.file === file);
    if (last && isDeepStrictEqual(last.after, after)) return [];
    const change = { file, before: readKept(head, `content/${file}`), after };
    const [title, answers] = [`Not handed over yet: content/${file}`, describeAnswers([change])];
    return { title, answers, time: readTime(file), files: () => [change] };
  });
  return [...steps, ...rest].sort((a, b) => Number(b.time) - Number(a.time));
}

/** What `ChangeHistory` stored, newest first; nothing where a crash left half of it. */
function readSteps(): Omit<Change, "id">[] {
  try {
    const stored: (Omit<Change, "id" | "time" | "files"> & { time: string; files: StoredFile[] })[] =
      JSON.parse(readFileSync(stepsFile, "utf8"));
    return stored.map(({ files, time, ...step }) => {
      const changes = files.map(decodeFile);
      return { ...step, time: new Date(time), files: () => changes };
    });
  } catch {
    return [];
  }
}

/** The first three things that files say again. */
function describeAnswers(files: FileChange[]): string {
  const answers = files.flatMap(({ file, before, after }) => {
    const [old, now] = [String(before), String(after)];
    const isForm = before && after && /\.(yaml|md)$/.test(file) && isReadable(file, old);
    return isForm && isReadable(file, now) ? listNewAnswers(file, old, now) : [];
  });
  const texts = answers.slice(0, 3).map((text) => (text.length > 100 ? `${text.slice(0, 99)}…` : text));
  return texts.join("; ") + (answers.length > 3 ? `; ${answers.length - 3} more` : "");
}

/** What a file says without one step, whatever came after it. @throws where that changed the same field, or lines of a text */
function takeBack(file: string, current?: Buffer, before?: Buffer, after?: Buffer): Buffer | undefined {
  if (isDeepStrictEqual(current, after)) return before;
  if (!current || !before || !after) throw createConflict(file);
  const { status, stdout } = mergeTexts(current, after, before);
  if (status === 0) return stdout;
  const texts = [before, after, current].map(String) as [string, string, string];
  const schema =
    /\.(yaml|md)$/.test(file) && texts.every((text) => isReadable(file, text)) && findSchema(file);
  if (!schema) throw createConflict(file);
  const [mine, from, now] = texts;
  const [body, ...bodies] = texts.map((text) => splitFrontMatter(file, text).body);
  const { draft, conflicts } = mergeDraft(file, toShape(schema), [], from, mine, now);
  const isTextChanged = mergeTexts(body ?? "", bodies[0] ?? "", bodies[1] ?? "").status !== 0;
  if (conflicts.length > 0 || isTextChanged) throw createConflict(file);
  return Buffer.from(draft);
}

/** Writes files, all or none, each by a rename, so that the site never reads half of one. Copies lie beside until then. */
function writeAll(files: FileChange[]): void {
  mkdirSync(".generated", { recursive: true });
  const folder = mkdtempSync(path.join(".generated", "saving-"));
  const copy = (name: string, bytes: Buffer | undefined) => {
    if (bytes) writeFileSync(path.join(folder, name), bytes);
    return bytes && path.join(folder, name);
  };
  const steps = files.map(({ file, before, after }, index) => ({
    target: path.join("content", file),
    backup: copy(`before-${index}-${path.basename(file)}`, before),
    source: copy(`after-${index}`, after),
  }));
  for (const [index, { target, source }] of steps.entries())
    try {
      replaceFile(target, source);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const problem = `${target} can’t be written (${code}): the disk is full, or this user may not write there`;
      try {
        for (const { target, backup } of steps.slice(0, index).reverse()) replaceFile(target, backup);
      } catch {
        throw new Error(`${problem}. Other files are changed all the same; what they said is in ${folder}`);
      }
      rmSync(folder, { recursive: true });
      throw new Error(`${problem}. Nothing was changed`, { cause });
    }
  rmSync(folder, { recursive: true });
}

function replaceFile(target: string, source: string | undefined): void {
  mkdirSync(path.dirname(target), { recursive: true });
  if (source) renameSync(source, target);
  else rmSync(target, { force: true });
}

/** Waits until the site that runs beside the editor has made the sizes of pictures among these files, or has forgotten them. */
export async function waitForPictures(files: { file: string }[]): Promise<void> {
  const names = files.flatMap(({ file }) => /^pictures\/([\w-]+)\.(?!yaml)/.exec(file)?.[1] ?? []);
  for (const name of new Set(names)) {
    const master = listPictureFiles(name).find((file) => path.parse(file).name === name);
    const base = master && (await masterFacts(master, await readFile(`content/pictures/${master}`))).base;
    for (let tries = 240; tries > 0; tries -= 1) {
      const facts = JSON.parse(await readFile(pictureFactsFile, "utf8").catch(() => "{}"));
      if (facts[name]?.base === base) break;
      await setTimeout(250);
    }
  }
}
