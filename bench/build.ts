import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describeMachine, readMachine, writeResults } from "./results.ts";

const port = "3999";
const targets = { clean: 150, warm: 10 };
const stdio: StdioOptions = ["ignore", "ignore", "inherit"];

/** Measures the seconds from a fresh clone (with npm’s cache) to the first page, and of a build with nothing new. */
export async function buildBench(): Promise<void> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-bench-"));
  const clone = path.join(folder.path, "clone");
  execFileSync("git", ["clone", "--quiet", ".", clone], { stdio });
  const clean = await timeFirstPage(clone);
  rmSync(path.join(clone, "build/.built"), { force: true });
  const start = performance.now();
  execFileSync(path.join(clone, "node_modules/.bin/node"), ["commands/build.ts"], { cwd: clone, stdio });
  const warm = secondsSince(start);
  const machine = readMachine();
  console.log(describeMachine(machine));
  console.log(`fresh clone to first page  ${clean} s (target ${targets.clean})`);
  console.log(`build with nothing new     ${warm} s (target ${targets.warm})`);
  writeResults("build", machine, { targets, clean, warm });
}

async function timeFirstPage(clone: string): Promise<number> {
  const start = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PORT: port },
    stdio,
    detached: true,
  });
  let answer: Response | undefined;
  while (!answer) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    await setTimeout(50);
    answer = await fetch(`http://localhost:${port}`).catch(() => undefined);
  }
  const duration = secondsSince(start);
  process.kill(-Number(child.pid));
  await once(child, "exit");
  if (!answer.ok) throw new Error("npm start serves no first page: the home page was not answered with 200.");
  return duration;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
