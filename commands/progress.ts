import type { Reporter } from "vitest/node";

/** Says beside Vitest's own lines how many files are left, since these say nothing of it. */
export default class Progress implements Reporter {
  #left = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#left = files.length;
  }

  onTestModuleEnd(): void {
    this.#left--;
    console.log(`files to go: ${this.#left}`);
  }
}
