import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { ensureBuilt } from "../pipeline/build-freshness.ts";
import { howToInstall, missingParts, type Part, parts } from "./machine.ts";

/** `skipped` counts tests for which the machine lacks something. `failures` names each failed test: file and title; its runner has said why. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };

/** Runs a program and returns its exit status. Lanes run side by side, so each line of output begins with the check's name. */
type Run = (command: string[], env?: NodeJS.ProcessEnv) => Promise<number | null>;
type Check = (run: Run) => Promise<Outcome>;

const checks = {
  types: ["Types", command("node commands/page-types.ts")],
  style: ["Style", command("biome check --error-on-warnings")],
  unused: ["Unused files, exports and packages", command("knip --no-progress")],
  content: ["Content", command("node app/check-content.server.ts")],
  spelling: ["Spelling", command("node commands/spelling.ts")],
  browsers: ["Oldest browsers", command("node commands/check-browsers.ts")],
  house: ["Tests: the house’s rules", vitest(["house"])],
  unit: ["Tests: unit", vitest(["unit", "editor"])],
  touched: [
    "Tests: unit, touched since the last commit",
    vitest(["unit", "editor"], "--changed", "--passWithNoTests"),
  ],
  server: ["Tests: server", vitest(["server"])],
  site: ["Tests: site, in Chromium", playwright("phone")],
  deepServer: ["Deep tests", vitest(["deep"])],
  deepSite: ["Deep tests: site, in Chromium", playwright("deep", "deep-site")],
} satisfies Record<string, [title: string, check: Check]>;

type Lane = (keyof typeof checks)[];
const rules: Lane = ["types", "style", "unused", "content", "spelling", "browsers", "house"];
/** Lanes run side by side, the checks of a lane in turn. */
const suites = {
  "--quick": [
    ["types", "unused", "content"],
    ["style", "spelling", "browsers"],
    ["house", isChanged() ? "touched" : "unit"],
  ],
  // The tests of the server wait as often as they compute: beside others they leave no core idle.
  "": [[...rules, "unit", "server"], ["site"]],
  // These build the site several times, and a build beside two browsers takes twice as long.
  "--deep": [["deepSite", "deepServer"]],
} satisfies Record<string, Lane[]>;

if (import.meta.main) await runSuite();

async function runSuite(): Promise<void> {
  const suite = process.argv[2] ?? "";
  if (!(suite in suites))
    throw new Error(`There is no option “${suite}”: the tests take --quick, --deep or none.`);
  const countUnbuilt = () => console.log("\n0 passed, 1 failed");
  process.once("exit", countUnbuilt);
  ensureBuilt();
  process.removeListener("exit", countUnbuilt);
  const started = Date.now();
  const outcome = await runLanes(suites[suite as keyof typeof suites]);
  console.log(`\nAll checks took ${Math.round((Date.now() - started) / 1000)} s`);
  const missing = suite === "--quick" ? [] : missingParts();
  const { lines, isGood } = summarize(outcome, missing, process.env.CI === "true");
  console.log(lines.join("\n"));
  process.exitCode = isGood ? 0 : 1;
}

/** Whether something differs from the last commit; not where git doesn’t keep this folder. */
function isChanged(): boolean {
  return Boolean(spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" }).stdout);
}

/** Runs the lanes; each plain command counts as one test, and so does a runner that dies without a report. */
async function runLanes(lanes: readonly Lane[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
  // Node compiles each module once for all the hundreds of programs that the tests start.
  using compiled = mkdtempDisposableSync(path.join(tmpdir(), "chowk-compiled-"));
  process.env.NODE_COMPILE_CACHE = compiled.path;
  const runLane = async (lane: Lane) => {
    for (const name of lane) {
      const started = Date.now();
      const [title, check] = checks[name];
      const { passed, failed, skipped, failures } = await check(runShowing(name));
      const verdict = failed > 0 ? `✘ ${failed} failed` : "passed";
      console.log(`${title}: ${verdict}, ${Math.round((Date.now() - started) / 1000)} s`);
      outcome.passed += passed;
      outcome.failed += failed;
      outcome.skipped += skipped;
      if (failed === 0) continue;
      const named = failures.length > 0 ? failures : ["see above"];
      outcome.failures.push(...named.map((failure) => `${title}: ${failure}`));
    }
  };
  await Promise.all(lanes.map(runLane));
  return outcome;
}

/** The end of `npm test`: failures, what was skipped and how to install it, totals. On CI each missing part is a failure. */
export function summarize(
  outcome: Outcome,
  missing: readonly Part[],
  onCi: boolean,
): { lines: string[]; isGood: boolean } {
  const untried = onCi
    ? missing.map(({ name, without }) => `${name} is not on this machine: ${without} went untried`)
    : [];
  const failed = outcome.failed + untried.length;
  const skipped = missing.map(({ name, without }) => `  ${name}: ${without}`);
  return {
    lines: [
      ...[...outcome.failures, ...untried].map((failure) => `\n✘ ${failure}`),
      ...(onCi || missing.length === 0 ? [] : ["\nSkipped, because this machine lacks", ...skipped]),
      ...(missing.length === 0 ? [] : [howToInstall(missing)]),
      ...(onCi ? [""] : [`\n${outcome.skipped} skipped`]),
      `${outcome.passed} passed, ${failed} failed`,
    ],
    isGood: failed === 0,
  };
}

function runShowing(name: string): Run {
  return ([program = "", ...args], env = process.env) => {
    const child = spawn(program, args, { stdio: ["inherit", "pipe", "pipe"], env });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", (line) => console.log(`${name.padEnd(10)} ${line}`));
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
  };
}

function command(line: string): Check {
  return async (run) => {
    const failed = (await run(line.split(" "))) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, skipped: 0, failures: [] };
  };
}

function vitest(projects: ("house" | "unit" | "editor" | "server" | "deep")[], ...options: string[]): Check {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return (run) =>
    readReport(async (file) => {
      const reporters = [
        "--reporter=default",
        "--reporter=./commands/progress.ts",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ];
      const status = await run(["vitest", "run", ...chosen, ...options, ...reporters]);
      const report: JsonTestResults = JSON.parse(readFileSync(file, "utf8"));
      const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
      return failUnlessZero(status, { passed, failed, skipped, failures: failuresOfVitest(report) });
    });
}

function playwright(...projects: ("phone" | "deep" | "deep-site")[]): Check {
  const args = ["test", ...projects.map((project) => `--project=${project}`)];
  return (run) =>
    parts.chromium.find()
      ? readReport(async (file) => {
          const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: "0" };
          const status = await run(["playwright", ...args, "--reporter=line,json"], env);
          const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
          return failUnlessZero(status, {
            passed: stats.expected,
            failed: stats.unexpected + stats.flaky,
            skipped: skippedByPlaywright(suites),
            failures: failuresOfPlaywright(suites),
          });
        })
      : countAsSkipped(args);
}

/** Counts the tests that are skipped where there is no Chromium. */
async function countAsSkipped(args: string[]): Promise<Outcome> {
  const { stdout } = await promisify(execFile)("playwright", [...args, "--list"], { maxBuffer: 64e6 });
  const [, total = "0"] = /^Total: (\d+) tests/m.exec(stdout) ?? [];
  return { passed: 0, failed: 0, skipped: Number(total), failures: [] };
}

async function readReport(read: (file: string) => Promise<Outcome>): Promise<Outcome> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-tests-"));
  try {
    return await read(path.join(folder.path, "report.json"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

function failUnlessZero(status: number | null, outcome: Outcome): Outcome {
  return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

export function failuresOfVitest({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [`${file} could not be run`] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

export function failuresOfPlaywright(suites: JSONReportSuite[]): string[] {
  return testsIn(suites)
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ file, title, projectName }) => `${file} (${projectName}): ${title}`);
}

/** Counts the tests that were skipped because the machine lacks something, and not those skipped for their window’s width. */
export function skippedByPlaywright(suites: JSONReportSuite[]): number {
  const isForTheMachine = ({ type, description = "" }: { type: string; description?: string }) =>
    type === "skip" && description.startsWith("This machine");
  return testsIn(suites).filter(({ annotations }) => annotations.some(isForTheMachine)).length;
}

function testsIn(suites: JSONReportSuite[]): (JSONReportSpec & JSONReportTest)[] {
  return suites.flatMap(({ suites: nested = [], specs }) => [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test }))),
    ...testsIn(nested),
  ]);
}
