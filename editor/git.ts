import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSite } from "../app/data/site.server.ts";

/** @returns what git prints; undefined where it fails, or where this folder isn’t kept by it */
function runGit(args: string[], env: Record<string, string> = {}): Buffer | undefined {
  // No name is a pattern, and no program of the repository’s own is run.
  const fixed = { GIT_LITERAL_PATHSPECS: "1", GIT_TERMINAL_PROMPT: "0" };
  const options = { maxBuffer: 64e6, env: { ...process.env, ...fixed, ...env } };
  const { status, stdout } = spawnSync("git", ["-c", "core.hooksPath=/dev/null", ...args], options);
  return status === 0 ? stdout : undefined;
}

export const git = (...args: string[]) => runGit(args)?.toString();

/** A file of `content/` as it was kept under a name of git’s; undefined where it wasn’t. */
export const readKept = (commit: string, file: string) => runGit(["show", `${commit}:./content/${file}`]);

/**
 * The name that git gives to all it keeps once files are committed as they stand. What is checked and what is handed over
 * under one name is the same, byte for byte. Undefined where git doesn’t keep this folder.
 * @param files those alone, else all of `content/`
 */
export function writeTree(files?: string[]): string | undefined {
  const index = git("rev-parse", "--git-path", "index")?.trim();
  if (!index || git("rev-parse", "--verify", "--quiet", "HEAD") === undefined) return undefined;
  // A copy: what else is staged stays out. Its notes spare git from reading every picture.
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-index-"));
  const env = { GIT_INDEX_FILE: path.join(folder.path, "index") };
  if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
  const isWhole = [
    ["read-tree", "--reset", "HEAD"],
    files ? ["update-index", "--add", "--remove", "--", ...files] : ["add", "--all", "content"],
  ].every((step) => runGit(step, env) !== undefined);
  return isWhole ? runGit(["write-tree"], env)?.toString().trim() : undefined;
}

/**
 * Makes a commit of what `writeTree` named, upon the last one.
 * @param author by name and address; else whoever git knows here, else the agency
 * @returns its name; undefined where git can’t
 */
export function keepTree(
  tree: string,
  message: string[],
  author?: { name: string; email: string },
  ...others: string[]
): string | undefined {
  const head = git("rev-parse", "HEAD")?.trim() ?? "";
  const { name, email } = readSite();
  const env = {
    ...(git("config", "user.email") ? {} : { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }),
    ...(author || !git("config", "user.email")
      ? { GIT_AUTHOR_NAME: (author ?? { name }).name, GIT_AUTHOR_EMAIL: (author ?? { email }).email }
      : {}),
  };
  const parents = [head, ...others].flatMap((parent) => ["-p", parent]);
  const words = message.filter(Boolean).flatMap((text) => ["-m", text]);
  const commit = runGit(["commit-tree", "--no-gpg-sign", tree, ...parents, ...words], env)
    ?.toString()
    .trim();
  // By its name before: what somebody kept at a terminal meanwhile is not lost.
  if (!commit || git("update-ref", "HEAD", commit, head) === undefined) return undefined;
  return commit;
}
