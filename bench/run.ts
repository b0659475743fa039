import { argv } from "node:process";
import { ensureBuilt } from "../pipeline/build-freshness.ts";

const help = `npm run bench -- WHAT [OPTIONS]

  pages [PATH …]   every page in Lighthouse, as a slow phone sees it, beside the limit page
                   --runs N         runs of each page, of which the median counts (3)
                   --build FOLDER   a build other than ./build, for comparison; --name NAME names its results
  presses          time from a press on a filter or a work to the next frame, on a processor four times slower

Everything measured is written to .cache/bench; what it is measured against stands in docs/performance.md. Lighthouse comes
by npx, the first time from the registry.`;

const [what = "", ...rest] = argv.slice(2);
const benches: Record<string, () => Promise<void>> = {
  pages: async () => (await import("./pages.ts")).pagesBench(rest),
  presses: async () => (await import("./presses.ts")).pressesBench(),
};

const bench = benches[what];
if (!bench) {
  const unknown = what && !["--help", "-h"].includes(what);
  if (unknown) console.error(`There is no bench “${what}”.\n`);
  console.log(help);
  process.exitCode = unknown ? 1 : 0;
} else if (rest.includes("--help")) console.log(help);
else {
  ensureBuilt();
  await bench().catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
}
