import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSiteInventories } from "../../app/pages/services/places/sites.server.ts";
import { readSocieties } from "../../app/pages/services/places/societies.server.ts";
import { copyProject } from "../project-copy.ts";

// Each starts Node, which takes its time where much else runs.
/** A copy of the site, to whose `content/` `npm run free` may write. */
const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const booked = readSocieties().find(({ free_from }) => free_from);
const free = readSiteInventories()[0]?.sites.find(({ free_from }) => !free_from);
const societies = "societies.yaml";
const sites = "inventory/outdoor.yaml";

test("a booking is noted, moved and taken out again by one line, and nothing else in the file changes", () => {
  const [ofSocieties, ofSites] = [read(societies), read(sites)];
  expect(run(free?.slug, "2027-05-01").status).toBe(0);
  expect(differing(ofSites, read(sites))).toEqual(["    free_from: 2027-05-01"]);
  expect(run(free?.name, "now").status).toBe(0);
  expect(read(sites)).toBe(ofSites);
  expect(run(booked?.slug, "2027-05-02").status).toBe(0);
  expect(differing(ofSocieties, read(societies))).toEqual(["  free_from: 2027-05-02"]);
  expect(run().output).toMatch(new RegExp(`^${booked?.slug} +2027-05-02$`, "m"));
});

test.each([
  ["a day that isn't there", [booked?.slug, "2027-02-30"], /free_from: write the date as year-month-day/],
  [
    "a place that isn't there",
    ["old-towers", "2027-02-01"],
    new RegExp(`Nothing is called “old-towers”.*${free?.slug}`),
  ],
])("%s is refused with what to do, and nothing is written", (_what, args, answer) => {
  const before = read(societies) + read(sites);
  const { status, output } = run(...args);
  expect(status).toBe(1);
  expect(output).toMatch(answer);
  expect(read(societies) + read(sites)).toBe(before);
});

function run(...args: (string | undefined)[]): { status: number | null; output: string } {
  const given = args.filter((one) => one !== undefined);
  const { status, stdout, stderr } = spawnSync("node", ["commands/free.ts", ...given], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

function read(file: string): string {
  return readFileSync(path.join(copy, "content", file), "utf8");
}

/** The lines of the second text that the first hasn't. */
function differing(one: string, other: string): string[] {
  const known = new Set(one.split("\n"));
  return other.split("\n").filter((line) => !known.has(line));
}
