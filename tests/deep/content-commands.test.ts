import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSiteInventories, readSocieties } from "../../app/data/places/places.server.ts";
import { copyProject } from "../project-copy.ts";

/** A copy of the site, to whose `content/` the commands may write. */
const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const options = { cwd: copy, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("node", [`commands/${command}.ts`, ...args], options);
  return { status, output: stdout + stderr };
}

function read(file: string): string {
  return readFileSync(path.join(copy, "content", file), "utf8");
}

/** The lines of the second text that the first hasn't. */
function newLines(oldText: string, after: string): string[] {
  const oldLines = new Set(oldText.split("\n"));
  return after.split("\n").filter((line) => !oldLines.has(line));
}

test("npm run new writes a draft and says where to see it and what it lacks; a client gets a drawing", () => {
  const article = run("new", "article", "Why a Board Has Seven Words");
  expect(article.status, article.output).toBe(0);
  expect(article.output).toContain("Written: content/blog/Why-a-Board-Has-Seven-Words.md");
  expect(article.output).toContain(
    "npm run dev, then http://localhost:3000/Blog/Why-a-Board-Has-Seven-Words",
  );
  expect(article.output).toMatch(/Still missing: .+description: write something here/);
  expect(run("new", "client", "Lakshya Sweets").status).toBe(0);
  expect(read("clients.yaml")).toContain('name: "Lakshya Sweets"');
  expect(readdirSync(path.join(copy, "content/clients"))).toContain("lakshya-sweets.svg");
});

test("npm run new starts a page's Hindi with a field for each English text, and keeps existing texts", () => {
  const file = "hi/services/print-media.yaml";
  const before = read(file).trimEnd().split("\n");
  const { status, output } = run("new", "hindi", "services/print-media.yaml");
  expect(status, output).toBe(0);
  expect(read(file).split("\n")).toEqual(expect.arrayContaining(before));
  expect(read(file)).toMatch(/^tagline: # \S/m);
});

test("npm run new refuses an unknown kind, says what to do, and writes nothing", () => {
  const listContent = () => readdirSync(path.join(copy, "content"), { recursive: true }).sort();
  const before = listContent();
  expect(run("new", "advert")).toEqual({
    status: 1,
    output: expect.stringMatching(
      /^\s*There is no kind “advert”. There are: article, news, client, society/i,
    ),
  });
  expect(listContent()).toEqual(before);
});

test("npm run free adds, moves and removes a booking by changing one line, and nothing else in the file changes", () => {
  const { slug: bookedSlug = "" } = readSocieties().find(({ bookings }) => bookings) ?? {};
  const { slug: freeSlug = "", name = "" } =
    readSiteInventories()[0]?.sites.find((site) => !site.bookings) ?? {};
  const [societies, sites] = [read("societies.yaml"), read("inventory/outdoor.yaml")];
  expect(run("free", freeSlug, "2027-05-01").status).toBe(0);
  expect(newLines(sites, read("inventory/outdoor.yaml"))).toEqual(["    bookings: [{ until: 2027-04-30 }]"]);
  expect(run("free", name, "now").status).toBe(0);
  expect(read("inventory/outdoor.yaml")).toBe(sites);
  expect(run("free", bookedSlug, "2027-05-02").status).toBe(0);
  const movedText = read("societies.yaml");
  expect(newLines(societies, movedText)).toEqual(["  bookings: [{ until: 2027-05-01 }]"]);
  expect(run("free").output).toMatch(new RegExp(`^${bookedSlug} +2027-05-02$`, "m"));
  expect(run("free", bookedSlug, "2027-06-01", "2027-06-30").status).toBe(0);
  expect(run("free").output).toMatch(/ 2027-05-02, booked 2027-06-01 to 2027-06-30$/m);
  const bookedText = read("societies.yaml");

  const invalidDay = run("free", bookedSlug, "2027-02-30");
  expect(invalidDay).toMatchObject({
    status: 1,
    output: expect.stringMatching(/bookings: write the date as year/),
  });
  const unknownPlace = run("free", "old-towers", "2027-02-01");
  expect(unknownPlace.output).toMatch(new RegExp(`Nothing is called “old-towers”.*${freeSlug}`));
  expect(read("societies.yaml")).toBe(bookedText);
});

test("npm run launch-check begins with how much is still made up, and says that the site isn’t ready", () => {
  const { status, output } = run("launch-check");
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^\d+ prices, .*are samples\.[\s\S]* to settle/m),
  ]);
});
