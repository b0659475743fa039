import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The parts of Stryker's report (mutation-testing-elements) that are read here. */
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };
type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored";
  location: { start: { line: number } };
};
type Figures = { day: string; changes: number; noticed: number; survivors: Record<string, string[]> };

const results = "bench/results/mutations.json";
const document = "docs/mutations.md";

/**
 * Writes a room's results to `bench/results/mutations.json` and the table of all rooms to `docs/mutations.md`.
 * @param report the file with Stryker's report on the room, which includes results kept from earlier runs
 */
export function noteResults(room: string, report: string): void {
  const { files } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const judged = Object.values(files).flatMap(({ mutants }) => mutants.filter(isJudged));
  const known: Record<string, Figures> = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : {};
  known[room] = {
    day: new Date().toISOString().slice(0, 10),
    changes: judged.length,
    noticed: judged.filter(isNoticed).length,
    survivors: Object.fromEntries(
      Object.entries(files)
        .map(([file, { source, mutants }]) => [
          file,
          mutants.filter((one) => isJudged(one) && !isNoticed(one)).map((one) => describe(one, source)),
        ])
        .filter(([, lines]) => lines?.length),
    ),
  };
  writeFileSync(results, `${JSON.stringify(known, null, 2)}\n`);
  const rows = Object.entries(known).map(
    ([name, { day, changes, noticed }]) =>
      `| \`${name}\` | ${changes} | ${noticed} | ${((100 * noticed) / changes).toFixed(1)} % | ${day} |`,
  );
  const table = [
    "| room | changes | noticed | share | judged on |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ];
  const text = readFileSync(document, "utf8");
  writeFileSync(
    document,
    text.replace(/(<!-- figures -->\n).*?(\n<!-- \/figures -->)/s, `$1${table.join("\n")}$2`),
  );
}

const isJudged = ({ status }: Mutant) => status !== "Ignored";
const isNoticed = ({ status }: Mutant) => status === "Killed" || status === "Timeout";

/** A survivor on one line: where it is, the code there, and what that was changed to. */
function describe({ location, replacement = "", status }: Mutant, source: string): string {
  const { line } = location.start;
  const before = source.split("\n")[line - 1]?.trim();
  const how = status === "NoCoverage" ? " (no test runs this)" : "";
  return `${line}: ${before} → ${replacement.replace(/\s+/g, " ")}${how}`;
}
