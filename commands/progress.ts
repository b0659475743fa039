import path from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import type { TestModule, Vitest, Reporter as VitestReporter } from "vitest/node";

type Ended = { file: string; tests: number; failed: number; ms: number };

/** For both runners: says each file of tests when its last test has ended, how many files are left, and a failure at once. */
export default class Progress implements Reporter, VitestReporter {
  private left = 0;
  private readonly files = new Map<string, Ended & { open: number }>();

  onInit(_vitest: Vitest): void {}

  onTestRunStart(files: readonly unknown[]): void {
    this.left = files.length;
  }

  onTestModuleEnd(module: TestModule): void {
    const file = nameOf(module.moduleId);
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== "skipped");
    const failed = tests.filter((test) => test.result().state === "failed");
    for (const test of failed) sayFailure(file, test.fullName, test.result().errors ?? []);
    if (!module.ok() && failed.length === 0) sayFailure(file, "could not be run", module.errors());
    this.say({
      file,
      tests: tests.length,
      failed: failed.length || (module.ok() ? 0 : 1),
      ms: module.diagnostic().duration,
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: Parameters<typeof sayFailure>[2]): void {
    if (errors.length > 0) sayFailure("outside the tests", "an error that nothing caught", errors);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { location } of suite.allTests()) {
      const file = nameOf(location.file);
      const entry = this.files.get(file) ?? { file, tests: 0, failed: 0, ms: 0, open: 0 };
      this.files.set(file, { ...entry, open: entry.open + 1 });
    }
    this.left = this.files.size;
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const file = this.files.get(nameOf(test.location.file));
    if (!file) return;
    file.open -= 1;
    file.ms += duration;
    if (status !== "skipped") file.tests += 1;
    if (status !== "skipped" && status !== test.expectedStatus) {
      file.failed += 1;
      sayFailure(file.file, test.title, errors);
    }
    if (file.open === 0) this.say(file);
  }

  onError(error: { message?: string; stack?: string }): void {
    sayFailure("outside the tests", "the runner stopped", [error]);
  }

  printsToStdio(): boolean {
    return true;
  }

  private say(ended: Ended): void {
    this.left -= 1;
    console.log(progressLine(ended, this.left));
  }
}

/** The line about a file of tests that has ended. @param left how many files are still to come */
export function progressLine({ file, tests, failed, ms }: Ended, left: number): string {
  const outcome = failed > 0 ? `${failed} failed` : `${tests} passed`;
  return `${failed > 0 ? "✘" : "✓"} ${file}: ${outcome}, ${(ms / 1000).toFixed(1)} s, ${left} to go`;
}

function nameOf(file: string): string {
  return path.relative(process.cwd(), file);
}

function sayFailure(
  file: string,
  title: string,
  errors: readonly { message?: string; stack?: string; diff?: string; snippet?: string }[],
): void {
  const details = errors.map(({ message, stack, diff, snippet }) =>
    [stack ?? message, diff, snippet].filter(Boolean).join("\n"),
  );
  console.log([`✘ ${file}: ${title}`, ...details].join("\n"));
}
