import path from "node:path";
import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** Names each failed test, and each file that could not be run. */
export function failuresOfVitest({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [`${file} could not be run`] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** Names each failed test, flaky ones included. */
export function failuresOfPlaywright(suites: JSONReportSuite[]): string[] {
  return testsIn(suites)
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ file, title, projectName }) => `${file} (${projectName}): ${title}`);
}

/** Counts the tests that were skipped because the machine lacks something, and not those skipped for their window’s width. */
export function skippedByPlaywright(suites: JSONReportSuite[]): number {
  const lacks = ({ type, description = "" }: { type: string; description?: string }) =>
    type === "skip" && description.startsWith("This machine");
  return testsIn(suites).filter(({ annotations }) => annotations.some(lacks)).length;
}

type Test = JSONReportSpec & JSONReportTest;

function testsIn(suites: JSONReportSuite[]): Test[] {
  return suites.flatMap(({ suites = [], specs }) => [
    ...specs.flatMap((spec) => spec.tests.map((one) => ({ ...spec, ...one }))),
    ...testsIn(suites),
  ]);
}
