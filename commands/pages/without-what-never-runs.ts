import type { Plugin } from "vite";
import { leaveOut } from "./leave-out.ts";
import { neverRuns } from "./never-runs.ts";

const folder = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/**
 * Visitors' scripts come without what of React Router never runs here
 * (docs/decisions/2026-11-22-what-never-runs-stays-away.md).
 * @throws Error from the build when React Router is no longer written as the table of what never runs says
 */
export function withoutWhatNeverRuns(): Plugin {
  return {
    name: "without-what-never-runs",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = id.replaceAll("\\", "/");
      const entry = folder.test(id) && Object.entries(neverRuns).find(([name]) => file.endsWith(`/${name}`));
      if (!entry) return;
      try {
        return leaveOut(code, this.parse(code), entry[1]);
      } catch (error) {
        this.error(
          `React Router’s ${entry[0]} ${(error as Error).message}. Whoever takes in another version goes through commands/pages/never-runs.ts and asks of each line whether it is still true.`,
        );
      }
    },
  };
}
