import path from "node:path";

/** The part of Vitest’s JSON report that is used here. */
type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
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
  }[];
};

/** Names each failed test, and each file that could not be run. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [`${file} could not be run`] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** Names each failed test, flaky ones included. */
export function failuresOfPlaywright(suites: PlaywrightSuite[]): string[] {
  return testsIn(suites)
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ file, title, projectName }) => `${file} (${projectName}): ${title}`);
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
