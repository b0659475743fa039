import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The part of Vitest’s JSON report that is used here. */
type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** The part of Playwright’s JSON report that is used here. */
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

/** Names each failed test, and each file that could not be run, with the first lines of the error. */
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

/** Names each failed test, flaky ones included, with the first lines of the error. */
export function failuresOfPlaywright(suites: PlaywrightSuite[]): string[] {
  return testsIn(suites)
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ file, title, projectName, results }) => {
      const message = results.find(({ error }) => error)?.error?.message ?? "";
      return told(`${file} (${projectName}): ${title}`, message);
    });
}

/** Counts the tests that were skipped because the machine lacks something, and not those skipped for their window’s width. */
export function skippedByPlaywright(suites: PlaywrightSuite[]): number {
  const lacks = ({ type, description = "" }: { type: string; description?: string }) =>
    type === "skip" && description.startsWith("This machine");
  return testsIn(suites).filter(({ annotations = [] }) => annotations.some(lacks)).length;
}

function testsIn(suites: PlaywrightSuite[]) {
  return suites.flatMap(
    ({ suites = [], specs = [] }): (PlaywrightSpec & PlaywrightSpec["tests"][number])[] => [
      ...specs.flatMap((spec) => spec.tests.map((one) => ({ ...spec, ...one }))),
      ...testsIn(suites),
    ],
  );
}

function told(what: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return [what, ...lines.slice(0, 8).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
