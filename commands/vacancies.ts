import { mkdirSync, writeFileSync } from "node:fs";
import { getIndianDay } from "../app/data/format.ts";
import { createVacancySheet } from "./prepare/vacancy-sheet.ts";

try {
  mkdirSync("vacancies", { recursive: true });
  for (const [ending, text] of Object.entries(await createVacancySheet(process.cwd()))) {
    const file = `vacancies/vacancies-${getIndianDay()}.${ending}`;
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
