import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inWords, keepResults, thisMachine } from "./results.ts";

const targets = { clean: 150, warm: 10 };
const stdio: StdioOptions = ["ignore", "ignore", "inherit"];

/** Measures the seconds from a fresh clone (with npm’s cache) to the first page, and of a build with nothing new. */
export async function buildBench(): Promise<void> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-bench-"));
  const clone = path.join(folder.path, "clone");
  execFileSync("git", ["clone", "--quiet", ".", clone], { stdio });
  const clean = await untilFirstPage(clone);
  rmSync(path.join(clone, "build/.built"), { force: true });
  const begun = performance.now();
  execFileSync(path.join(clone, "node_modules/.bin/node"), ["commands/build.ts"], { cwd: clone, stdio });
  const warm = seconds(begun);
  const machine = thisMachine();
  console.log(inWords(machine));
  console.log(`fresh clone to first page  ${clean} s (target ${targets.clean})`);
  console.log(`build with nothing new     ${warm} s (target ${targets.warm})`);
  keepResults("build", machine, { targets, clean, warm });
}

async function untilFirstPage(clone: string): Promise<number> {
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  const origin = await new Promise<string>((found, failed) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const port = /Serving the site at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) found(`http://localhost:${port}`);
    });
    child.once("exit", (code) => failed(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const { ok } = await fetch(origin);
  const taken = seconds(begun);
  process.kill(-Number(child.pid));
  await once(child, "exit");
  if (!ok) throw new Error("npm start serves no first page: the home page was not answered with 200.");
  return taken;
}

function seconds(begun: number): number {
  return Math.round((performance.now() - begun) / 1000);
}
