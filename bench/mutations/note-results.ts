import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A report of Stryker's (mutation-testing-elements), as far as it is read here. */
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
 * Writes what a room's run found into `bench/results/mutations.json`, and the table of all rooms into
 * `docs/mutations.md`.
 * @param report Stryker's, of all that was ever judged in this room
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
          mutants.filter((one) => isJudged(one) && !isNoticed(one)).map((one) => told(one, source)),
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

/** A survivor as one line: where it is, what stands there, and what it was changed to. */
function told({ location, replacement = "", status }: Mutant, source: string): string {
  const { line } = location.start;
  const before = source.split("\n")[line - 1]?.trim();
  const how = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${line}: ${before} → ${replacement.replace(/\s+/g, " ")}${how}`;
}
