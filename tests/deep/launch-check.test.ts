import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readPrices } from "../../app/pages/services/prices.server.ts";

test("before launch the sample prices are listed, each with its line and what is wanted instead", () => {
  const { status, stdout } = spawnSync(process.execPath, ["commands/launch-check.ts"], { encoding: "utf8" });
  expect(status).toBe(1);
  const samples = readPrices()
    .parts.flatMap(({ rows }) => rows)
    .filter(({ sample }) => sample);
  expect(samples.length).toBeGreaterThan(0);
  for (const { what } of samples)
    expect(stdout).toMatch(new RegExp(`content/prices\\.yaml:\\d+ {2}“${escaped(what)}” is a sample`));
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
