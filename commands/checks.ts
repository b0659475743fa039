import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Outcome = { passed: number; failed: number };

const checks = {
  types: () => plain("Types", "react-router", ["typegen"], "tsc", ["--noEmit"]),
  lint: () => plain("Style", "biome", ["check", "--error-on-warnings"]),
  unused: () => plain("Unused files, exports and packages", "knip", ["--no-progress"]),
  spelling: () => plain("Spelling", "node", ["commands/spelling.ts"]),
  browsers: () => plain("Oldest browsers", "node", ["commands/check-browsers.ts"]),
  unit: () => vitest("unit"),
  server: () => vitest("server"),
  site: () => playwright(),
  engines: () => vitest("engines"),
};

/**
 * Runs the named checks one after the other, showing what they print, and counts their tests;
 * types, style, what is unused, spelling and the oldest browsers count as one test each. A runner that dies without a report counts as one failure.
 */
export function runChecks(names: (keyof typeof checks)[]): Outcome {
  const outcome: Outcome = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = checks[name]();
    outcome.passed += passed;
    outcome.failed += failed;
  }
  return outcome;
}

function plain(title: string, ...commands: (string | string[])[]): Outcome {
  console.log(`\n${title} …`);
  for (let at = 0; at < commands.length; at += 2) {
    const status = spawnSync(commands[at] as string, commands[at + 1] as string[], {
      stdio: "inherit",
    }).status;
    if (status !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

function vitest(project: "unit" | "server" | "engines"): Outcome {
  console.log(`\nTests: ${project} …`);
  return reported((file) => {
    const args = [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ];
    const { status } = spawnSync("vitest", args, { stdio: "inherit" });
    const report = JSON.parse(readFileSync(file, "utf8"));
    return count(status, report.numPassedTests, report.numFailedTests);
  });
}

function playwright(): Outcome {
  console.log("\nTests: site, in Chromium …");
  return reported((file) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: "0" };
    const { status } = spawnSync("playwright", ["test", "--reporter=list,json"], { stdio: "inherit", env });
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    return count(status, stats.expected, stats.unexpected + stats.flaky);
  });
}

function reported(read: (file: string) => Outcome): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-tests-"));
  try {
    return read(path.join(folder, "report.json"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(status: number | null, passed: number, failed: number): Outcome {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}
