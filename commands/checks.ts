import { execFile, spawn } from "node:child_process";
import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parts } from "./machine.mjs";
import { failuresOfPlaywright, failuresOfVitest, skippedByPlaywright } from "./test-failures.ts";

/** `skipped` counts tests for which the machine lacks something. `failures` names each failed test: check, file and title; its runner has said why. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };
export type CheckName = keyof typeof checks;

/** Runs a program and answers its exit status. Its output shows when it has ended: other lanes have theirs meanwhile. */
type Run = (command: string[], env?: NodeJS.ProcessEnv) => Promise<number | null>;

const checks = {
  types: { title: "Types", by: plain(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  lint: { title: "Style", by: plain(["biome", "check", "--error-on-warnings"]) },
  unused: { title: "Unused files, exports and packages", by: plain(["knip", "--no-progress"]) },
  content: { title: "Content", by: plain(["node", "commands/check-content.ts"]) },
  spelling: { title: "Spelling", by: plain(["node", "commands/run.mjs", "spelling"]) },
  browsers: { title: "Oldest browsers", by: plain(["node", "commands/check-browsers.ts"]) },
  unit: { title: "Tests: unit", by: vitest("unit") },
  server: { title: "Tests: server", by: vitest("server") },
  site: { title: "Tests: site, in Chromium", by: playwright("phone", "desktop") },
  engines: { title: "Tests: Firefox and WebKit", by: vitest("engines") },
  deepServer: { title: "Deep tests", by: vitest("deep") },
  deepSite: { title: "Deep tests: site, in Chromium", by: playwright("deep", "deep-site") },
};

/**
 * Runs the named checks, lanes in parallel and the checks of a lane in turn, and counts their tests. Types, style, unused
 * code, spelling and the oldest browsers count as one test each, and so does a runner that dies without a report.
 */
export async function runChecks(...lanes: CheckName[][]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
  // Node compiles what it has read once for all the hundreds of programs that the tests start.
  using compiled = mkdtempDisposableSync(path.join(tmpdir(), "chowk-compiled-"));
  process.env.NODE_COMPILE_CACHE = compiled.path;
  const drive = async (names: CheckName[]) => {
    for (const name of names) {
      const started = Date.now();
      const printed: Buffer[] = [];
      const { title, by } = checks[name];
      const { passed, failed, skipped, failures } = await by(runAside(printed));
      console.log(`\n${title} …`);
      process.stdout.write(Buffer.concat(printed));
      console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
      outcome.passed += passed;
      outcome.failed += failed;
      outcome.skipped += skipped;
      if (failed > 0)
        outcome.failures.push(
          ...(failures.length > 0 ? failures : ["see above"]).map((one) => `${title}: ${one}`),
        );
    }
  };
  await Promise.all(lanes.map(drive));
  return outcome;
}

function runAside(printed: Buffer[]): Run {
  return ([program = "", ...args], env = process.env) => {
    const child = spawn(program, args, { stdio: ["inherit", "pipe", "pipe"], env });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (some) => printed.push(some));
    return new Promise((done, failed) => {
      child.on("error", failed);
      child.on("close", done);
    });
  };
}

function plain(...commands: string[][]) {
  return async (run: Run): Promise<Outcome> => {
    for (const command of commands)
      if ((await run(command)) !== 0) return { passed: 0, failed: 1, skipped: 0, failures: [] };
    return { passed: 1, failed: 0, skipped: 0, failures: [] };
  };
}

function vitest(project: "unit" | "server" | "engines" | "deep") {
  return (run: Run): Promise<Outcome> =>
    reported(async (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const status = await run(["vitest", "run", "--project", project, ...reporters]);
      const report = JSON.parse(readFileSync(file, "utf8"));
      const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
      return count(status, { passed, failed, skipped, failures: failuresOfVitest(report) });
    });
}

function playwright(...projects: ("phone" | "desktop" | "deep" | "deep-site")[]) {
  const command = ["test", ...projects.map((project) => `--project=${project}`)];
  return (run: Run): Promise<Outcome> =>
    parts.chromium.find()
      ? reported(async (file) => {
          const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: "0" };
          const status = await run(["playwright", ...command, "--reporter=list,json"], env);
          const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
          return count(status, {
            passed: stats.expected,
            failed: stats.unexpected + stats.flaky,
            skipped: skippedByPlaywright(suites),
            failures: failuresOfPlaywright(suites),
          });
        })
      : countSkipped(command);
}

/** Counts the tests that are skipped where there is no Chromium. */
async function countSkipped(command: string[]): Promise<Outcome> {
  const { stdout } = await promisify(execFile)("playwright", [...command, "--list"], { maxBuffer: 64e6 });
  const [, all = "0"] = /^Total: (\d+) tests/m.exec(stdout) ?? [];
  return { passed: 0, failed: 0, skipped: Number(all), failures: [] };
}

async function reported(read: (file: string) => Promise<Outcome>): Promise<Outcome> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-tests-"));
  try {
    return await read(path.join(folder.path, "report.json"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

function count(status: number | null, { passed, failed, skipped, failures }: Outcome): Outcome {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed, skipped, failures };
}
