import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSite } from "../app/data/site.server.ts";

/** Git is not to ask for a password: nobody sits at its terminal. */
export const noPrompts = { GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };

let passing: Record<string, string> = {};

/** Asks git what something would become: what it writes for that is gone afterwards. */
export function inPassing<T>(ask: () => T): T {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-objects-"));
  const objects = path.resolve(git("rev-parse", "--git-path", "objects")?.trim() ?? "");
  passing = { GIT_OBJECT_DIRECTORY: folder.path, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
  try {
    return ask();
  } finally {
    passing = {};
  }
}

type Run = { env?: Record<string, string>; input?: Buffer; allowed?: number };

/** @returns what git prints; undefined where it fails, or where this folder isn’t kept by it */
function runGit(args: string[], { env, input, allowed = 0 }: Run = {}): Buffer | undefined {
  // Git takes each path as it is written, not as a pattern, and runs no hook of the repository.
  const fixed = { GIT_LITERAL_PATHSPECS: "1", ...noPrompts };
  const options = { maxBuffer: 64e6, input, env: { ...process.env, ...fixed, ...passing, ...env } };
  const { status, stdout } = spawnSync("git", ["-c", "core.hooksPath=/dev/null", ...args], options);
  return status !== null && status <= allowed ? stdout : undefined;
}

export const git = (...args: string[]) => runGit(args)?.toString();

/** The files of `content/` that differ from those that git keeps; undefined where git doesn’t keep this folder. */
export function listChangedFiles(): string[] | undefined {
  const status = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "content");
  return status?.split("\0").flatMap((line) => line.slice(3) || []);
}

/** A file of the project as it was kept under a name of git’s; undefined where it wasn’t. */
export const readKept = (commit: string, file: string) => runGit(["show", `${commit}:./${file}`]);

/** Where what is handed over is sent to, and others send theirs; undefined where there is no such place. */
export const findRemote = () => git("remote")?.split("\n")[0] || undefined;

/**
 * The last commit of the branch as the remote had it when it was last asked; undefined where it never was. By its name, since
 * a question on its way moves the branch.
 */
export function findSentCommit(): string | undefined {
  const branch = `refs/remotes/${findRemote()}/${git("rev-parse", "--abbrev-ref", "HEAD")?.trim()}`;
  return git("rev-parse", "--verify", "--quiet", branch)?.trim();
}

/** Runs git over a copy of its index, so that what else is staged stays so; its notes spare git from reading every picture. */
function overCopy<T>(work: (run: (...args: string[]) => Buffer | undefined) => T): T {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-index-"));
  const env = { GIT_INDEX_FILE: path.join(folder.path, "index") };
  const index = git("rev-parse", "--git-path", "index")?.trim();
  if (index && existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
  return work((...args) => runGit(args, { env }));
}

/**
 * The name that git gives to all it keeps once files are committed as they stand. What is checked and what is handed over
 * under one name is the same, byte for byte. Undefined where git doesn’t keep this folder.
 * @param files those alone, else all of `content/`
 */
export function writeTree(files?: string[]): string | undefined {
  if (git("rev-parse", "--verify", "--quiet", "HEAD") === undefined) return undefined;
  const added = files ? ["update-index", "--add", "--remove", "--", ...files] : ["add", "--all", "content"];
  return overCopy((run) =>
    run("read-tree", "--reset", "HEAD") && run(...added) ? run("write-tree")?.toString().trim() : undefined,
  );
}

/** The name of a tree in which some files are others. @param files by path; undefined for those that go */
export function changeTree(tree: string, files: Map<string, Buffer | undefined>): string | undefined {
  const write = (bytes: Buffer) =>
    runGit(["hash-object", "-w", "--stdin"], { input: bytes })?.toString().trim();
  return overCopy((run) => {
    run("read-tree", "--reset", tree);
    for (const [file, bytes] of files)
      if (!bytes) run("update-index", "--force-remove", "--", file);
      else if (!run("update-index", "--add", "--cacheinfo", `100644,${write(bytes)},${file}`))
        return undefined;
    return run("write-tree")?.toString().trim();
  });
}

/** Lays two commits together, line by line. @returns also the files in which both changed the same lines */
export function mergeCommits(mine: string, theirs: string) {
  // A file under another name is another file, as it is for the forms.
  const plain = ["-c", "merge.renames=false", "merge-tree", "--write-tree", "-z", "--name-only"];
  const print = runGit([...plain, "--no-messages", mine, theirs], { allowed: 1 })?.toString();
  const [tree = "", ...conflicts] = print?.split("\0").filter(Boolean) ?? [];
  return tree ? { tree, conflicts: [...new Set(conflicts)] } : undefined;
}

/** What two texts became of one, as git merges them. @param options of `git merge-file` */
export function mergeTexts(
  mine: Buffer | string,
  from: Buffer | string,
  theirs: Buffer | string,
  ...options: string[]
) {
  using folder = mkdtempDisposableSync(path.join(".generated", "merging-"));
  const names = [mine, from, theirs].map((bytes, index) => {
    const name = path.join(folder.path, String(index));
    writeFileSync(name, bytes);
    return name;
  });
  return spawnSync("git", ["merge-file", "--stdout", ...options, ...names]);
}

/** Makes the files on disk those of another tree; none where one of them isn’t as the first tree says. */
export function checkOut(from: string, to: string): boolean {
  return overCopy((run) => {
    run("read-tree", "--reset", from);
    run("update-index", "-q", "--refresh");
    return run("read-tree", "-m", "-u", from, to) !== undefined;
  });
}

type Author = { name: string; email: string };

/** Makes a commit of a tree upon others. @param author else whoever git knows here, else the agency */
export function createCommit(tree: string, parents: string[], message: string[], author?: Author) {
  const { name, email } = readSite();
  const isKnown = Boolean(git("config", "user.email"));
  const own = author ?? (isKnown ? undefined : { name, email });
  const env = {
    ...(isKnown ? {} : { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }),
    ...(own ? { GIT_AUTHOR_NAME: own.name, GIT_AUTHOR_EMAIL: own.email } : {}),
  };
  const words = message.filter(Boolean).flatMap((text) => ["-m", text]);
  const above = parents.flatMap((parent) => ["-p", parent]);
  return runGit(["commit-tree", "--no-gpg-sign", tree, ...above, ...words], { env })
    ?.toString()
    .trim();
}

/**
 * Makes a commit of what `writeTree` named, upon the last one.
 * @returns its name; undefined where git can’t
 */
export function keepTree(tree: string, message: string[], author?: Author): string | undefined {
  const head = git("rev-parse", "HEAD")?.trim() ?? "";
  const commit = createCommit(tree, [head], message, author);
  // By its name before: what somebody kept at a terminal meanwhile is not lost.
  return commit && git("update-ref", "HEAD", commit, head) !== undefined ? commit : undefined;
}
