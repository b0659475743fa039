import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentDay, contentDaysFile, readContentDays } from "../../app/data/last-change.server.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { indianDay } from "../../formats/indian-day.ts";

/**
 * Notes for each file of `content/` the day in India on which it last changed: that of its last commit, or today where it
 * has changed since. Without git, or where the history was cut off before it, the day that an earlier build noted, or today
 * where that one saw another text; none where no build has seen it, rather than a wrong one.
 */
export function prepareContentDays(root: string, today = indianDay()): void {
  const target = path.join(root, contentDaysFile);
  const earlier = withContent(openContent(root), readContentDays);
  const history = historyOf(path.join(root, "content"));
  const firstBuild = Object.keys(earlier).length === 0;
  const dayOf = (file: string, digest: string) => {
    const changed = history?.changed.has(file);
    const committed = history?.days.get(file);
    if (committed && !changed) return committed;
    const previous = earlier[file];
    if (previous?.digest === digest) return previous.day;
    return previous || changed || !(history || firstBuild) ? today : undefined;
  };
  const content = path.join(root, "content");
  const files = globSync("**/*.{yaml,yml,md}", { cwd: content }).sort();
  const days = files.map((file): [string, ContentDay] => {
    const digest = createHash("sha256")
      .update(readFileSync(path.join(content, file)))
      .digest("hex")
      .slice(0, 16);
    const day = dayOf(file, digest);
    return [file, { digest, ...(day && { day }) }];
  });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(days), null, 1));
}

type History = {
  /** The day of each file's last commit. */
  days: Map<string, string>;
  /** Files that differ from it, or were never committed. */
  changed: Set<string>;
};

/** What git knows of `content/`; undefined without git or outside a repository. */
function historyOf(content: string): History | undefined {
  try {
    const cutOff = shallowCommits(content);
    const log = git(
      content,
      ...["log", "--relative", "--name-only", "--date=format-local:%Y-%m-%d", "--format=%x00%H %cd"],
      ...["--", "."],
    );
    const days = new Map<string, string>();
    const passed = new Set<string>();
    for (const commit of log.split("\0").slice(1)) {
      const [head = "", ...files] = linesOf(commit);
      const [hash = "", day = ""] = head.split(" ");
      for (const file of files) {
        if (!passed.has(file) && !cutOff.has(hash)) days.set(file, day);
        passed.add(file);
      }
    }
    const differing = git(content, "diff", "--name-only", "--relative", "HEAD", "--", ".");
    const others = git(content, "ls-files", "--others", "--exclude-standard");
    return { days, changed: new Set(linesOf(differing + others)) };
  } catch {
    return undefined;
  }
}

/** The commits at which a shallow copy of the history ends: each seems to bring every file. */
function shallowCommits(content: string): Set<string> {
  const file = path.resolve(content, git(content, "rev-parse", "--git-path", "shallow").trim());
  return new Set(existsSync(file) ? linesOf(readFileSync(file, "utf8")) : []);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, TZ: "Asia/Kolkata" },
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64e6,
  });
}

function linesOf(text: string): string[] {
  return text.split("\n").filter(Boolean);
}
