import { argv } from "node:process";

const help = `npm run bench -- WHAT [OPTIONS]

  pages [PATH …]   every page with Lighthouse as a slow phone, beside the limit page
                   --runs N         runs of each page, of which the median counts (3)
                   --applied        one run under applied throttling of six pages besides
                   --build FOLDER   another build than ./build, for a comparison; --name NAME for its results
  navigation       from the press on a link whose page was fetched ahead to that page on the screen
  presses          from a press on a filter or a work to the next frame, with the processor four times slower
  server [RUNS SECONDS]  pages a second, and the server's processor time for each
  build            a fresh clone to its first page, and a build with nothing new
  forms [TEXTS CVS]  submissions a second on both stores
  desk [ROWS]      the staff's list and search over 10,000 submissions on both stores

Results of all but the forms are written to bench/results. Lighthouse is kept apart from the site: npm ci --prefix bench`;

const [what = "", ...rest] = argv.slice(2);
const benches: Record<string, () => Promise<void>> = {
  pages: async () => (await import("./pages.ts")).pagesBench(rest),
  navigation: async () => (await import("./navigation.ts")).navigationBench(),
  presses: async () => (await import("./presses.ts")).pressesBench(rest),
  server: async () => (await import("./server.ts")).serverBench(rest),
  build: async () => (await import("./build.ts")).buildBench(),
  desk: async () => (await import("./desk.ts")).deskBench(rest),
  forms: async () => (await import("./forms.ts")).formsBench(rest),
};

const bench = benches[what];
if (!bench) {
  const unknown = what && !["--help", "-h"].includes(what);
  if (unknown) console.error(`There is no bench “${what}”.\n`);
  console.log(help);
  process.exitCode = unknown ? 1 : 0;
} else if (rest.includes("--help")) console.log(help);
else
  await bench().catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
