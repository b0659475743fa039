import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build is made of; the rest is bound in by links, since it is large and stays as it is. */
const copiedNames = [
  "app",
  "assets",
  "commands",
  "content",
  "desk",
  "editor",
  "formats",
  "pipeline",
  "release",
  "server",
  "tests",
  ".generated",
  "cspell.config.yaml",
  "package.json",
  "tsconfig.json",
  "astro.config.ts",
  "vitest.config.ts",
];

/** A copy of the project whose content may be changed; pictures, derived or not, are links. Returns its folder. */
export function copyProject(): string {
  const root = process.cwd();
  const copy = mkdtempSync(path.join(tmpdir(), "chowk-copy-"));
  const pictures = path.join(root, "content/pictures");
  for (const name of copiedNames)
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) =>
        !(file.startsWith(pictures) && /\.(avif|webp|jpe?g|png)$/.test(file)) &&
        path.basename(file) !== "node_modules",
    });
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  symlinkSync(path.join(root, "docs"), path.join(copy, "docs"));
  link(root, copy, "content/pictures", /\.(avif|webp|jpe?g|png)$/);
  link(root, copy, "public/pictures", /./);
  link(root, copy, "public", /\.\w+$/);
  return copy;
}

/** The words of the project in another folder, with what is known of its pictures, in place of a whole copy of it. */
export function copyWords(folder: string): void {
  const filter = (file: string) => !/\.(avif|webp|jpe?g|png)$/.test(file);
  for (const name of ["content", ".generated/pictures.json"])
    cpSync(name, path.join(folder, name), { recursive: true, filter });
}

/** Runs git in a folder, for somebody whom its settings don’t name; answers what it prints. */
export function git(folder: string, ...words: string[]): string {
  const identity = ["-c", "user.name=Engineer", "-c", "user.email=engineer@agency.example"];
  const quiet = ["-c", "advice.detachedHead=false", "-c", "init.defaultBranch=main"];
  return execFileSync("git", ["-C", folder, ...identity, ...quiet, ...words], {
    encoding: "utf8",
    stdio: "pipe",
  });
}

function link(from: string, to: string, folder: string, pattern: RegExp): void {
  mkdirSync(path.join(to, folder), { recursive: true });
  for (const name of readdirSync(path.join(from, folder)).filter((fileName) => pattern.test(fileName)))
    symlinkSync(path.join(from, folder, name), path.join(to, folder, name));
}
