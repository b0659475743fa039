import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openContent, withContent } from "../../../data/open-content.server.ts";
import { readPaths } from "../../../data/paths.server.ts";
import { shownAtFirst } from "../../../data/paths.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { readInventoryPage } from "../places/inventory/inventory-page.server.ts";
import { readAreaPage } from "./area-page.server.ts";

const file = "content/inventory/outdoor.yaml";
const written = readFileSync(file, "utf8");
const service = "/Outdoor-Advertising-in-Raipur";
const listed = ["/sites", "/areas/pandri"];

/** What is read where these are the sites. */
const read = <Result>(sites: string, reader: () => Result) =>
  withContent(openContent(process.cwd(), { [file]: sites }), reader);

const pathsOf = (sites: string) =>
  read(sites, () => readPaths().canonicalPaths.filter((path) => listed.includes(path)));

/** All sites in one part of the city, and so many more like the last of them. */
function writeSites(more: number): string {
  const sites = written.replace(/^( {4}area: ).*$/gm, "$1Pandri");
  const last = sites.slice(sites.lastIndexOf("  - key: "));
  const copies = Array.from({ length: more }, (_, index) =>
    last.replace(/key: .*/, `key: another-${index}`).replace(/name: .*/, `name: Another ${index}`),
  );
  return `${sites.trimEnd()}\n${copies.join("")}`;
}

test("a part of the city has a page once it has more than a handful of places, and a list once it is too long to be shown at once", () => {
  expect(pathsOf(written)).toEqual([]);
  expect(pathsOf(writeSites(0))).toEqual(["/areas/pandri"]);
  expect(pathsOf(writeSites(shownAtFirst)).toSorted()).toEqual(listed.toSorted());
});

test("a part of the city says how many places stand there and from what rent, and leads to the service that lets them", () => {
  read(writeSites(0), () => {
    const { places, text, back } = readAreaPage({ pattern: "/areas/pandri" });
    const rents = readPlaces().flatMap(({ medium, rent }) => (medium === "site" && rent ? rent.from : []));
    expect(places).toHaveLength(rents.length);
    expect(text).toContain(Math.min(...rents).toLocaleString("en-IN"));
    expect(back.map(({ path }) => path)).toEqual([`${service}#inventory`]);
  });
});

test("where the price list has no rent for any place of a part of the city, its page says that it is on request", () => {
  const prices = readFileSync("content/prices.yaml", "utf8").replace(/^ +board: .*\n/gm, "");
  const changes = { [file]: writeSites(0), "content/prices.yaml": prices };
  withContent(openContent(process.cwd(), changes), () => {
    const { head, text } = readAreaPage({ pattern: "/areas/pandri" });
    for (const words of [text, head.description]) expect(words).toContain(readPlaceCopy().rent.onRequest);
  });
});

test("a long inventory begins with as many as are shown at once, and leads to the page of the whole list", () => {
  read(writeSites(shownAtFirst), () => {
    const { places, wholeListPath } = readInventoryPage({ pattern: service });
    expect(places.length).toBeGreaterThan(shownAtFirst);
    expect(wholeListPath).toBe("/sites");
    expect(readAreaPage({ pattern: "/sites" }).places.map(({ slug }) => slug)).toEqual(
      places.map(({ slug }) => slug),
    );
  });
});
