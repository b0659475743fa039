import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What of Vitest’s JSON report is read here. */
type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** What of Playwright’s JSON report is read here. */
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  file: string;
  tests: {
    projectName: string;
    status: string;
    annotations?: { type: string; description?: string }[];
    results: { status: string; error?: { message?: string } }[];
  }[];
};

/** A line for each test that failed, and for each file that could not be run, with the first lines of why. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [told(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      told(`${file}: ${fullName}`, failureMessages?.[0] ?? ""),
    );
  });
}

/** A line for each test that failed, also where it passed when tried again, with the first lines of why. */
export function failuresOfPlaywright(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? "";
          return told(`${file} (${projectName}): ${title}`, message);
        }),
    ),
    ...failuresOfPlaywright(suites),
  ]);
}

/** How many tests were left out because the machine lacks something; others mean nothing in the window they have. */
export function skippedByPlaywright(suites: PlaywrightSuite[]): number {
  const left = suites.flatMap(({ specs = [] }) =>
    specs.flatMap(({ tests }) =>
      tests.filter(({ annotations = [] }) =>
        annotations.some(
          ({ type, description = "" }) => type === "skip" && description.startsWith("This machine"),
        ),
      ),
    ),
  );
  return suites.reduce((sum, suite) => sum + skippedByPlaywright(suite.suites ?? []), left.length);
}

function told(what: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return [what, ...lines.slice(0, 8).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
