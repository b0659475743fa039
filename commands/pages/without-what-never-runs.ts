import type { Plugin } from "vite";
import { leaveOut, type NeverRuns } from "./leave-out.ts";
import { neverRuns } from "./never-runs.ts";

/**
 * Visitors' scripts come without what of React and React Router never runs here
 * (docs/decisions/2026-11-22-what-never-runs-stays-away.md).
 * @throws Error from the build when a library is no longer written as the table of what never runs says
 */
export function withoutWhatNeverRuns(): Plugin {
  return {
    name: "without-what-never-runs",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = id.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? "";
      const never = (neverRuns as Record<string, NeverRuns>)[file];
      if (!never) return;
      try {
        return leaveOut(code, this.parse(code), never);
      } catch (error) {
        this.error(
          `node_modules/${file} ${(error as Error).message}. Whoever takes in another version goes through commands/pages/never-runs.ts and asks of each line whether it is still true.`,
        );
      }
    },
  };
}
