import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeMachine, readMachine, writeResults } from "./results.ts";

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
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const port = /Serving the site at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const { ok } = await fetch(origin);
  const duration = secondsSince(start);
  process.kill(-Number(child.pid));
  await once(child, "exit");
  if (!ok) throw new Error("npm start serves no first page: the home page was not answered with 200.");
  return duration;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
