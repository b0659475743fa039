import { expect, test } from "vitest";
import { boardFacts, siteBoards } from "../../../../data/places/board-kinds.ts";
import { readSiteInventories, readSocieties } from "../../../../data/places/inventory.server.ts";
import {
  type Box,
  layoutSite,
  layoutSociety,
  measures,
  placeGateOnStreet,
  placeOnStreet,
  placeSociety,
  street,
} from "./layout.ts";

const societies = readSocieties().map((society, index) => ({
  society,
  layout: layoutSociety(society, index),
}));
const sites = readSiteInventories().flatMap((inventory) => inventory.sites);

test.each(societies)(
  "$society.name has towers, windows and boards drawn to scale, with the boards inside the picture and clear of the windows",
  ({ society, layout }) => {
    const feet = measures.person / 5.5;
    const windows = layout.towers
      .flatMap((tower) => tower.windows)
      .map((corner) => ({ ...corner, width: measures.window.width, height: measures.window.height }));
    expect(layout.towers).toHaveLength(society.towers);
    expect(windows).toHaveLength(society.flats);
    expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(windows.length);
    expect(layout.bungalows).toHaveLength(society.units.label === "Bungalows" ? society.units.count : 0);
    expect(layout.group.boards.map(({ face }) => [face.width / feet, face.height / feet])).toEqual(
      society.boards.map(({ width, height }) => [width, height]),
    );
    let end = layout.group.person.x + 20;
    const { x, scale } = placeOnStreet(layout);
    for (const { stand } of layout.group.boards) {
      expect(stand.x).toBeGreaterThan(end);
      end = stand.x + stand.width;
      const place = {
        x: x + stand.x * scale,
        y: street.ground + stand.y * scale,
        width: stand.width * scale,
        height: stand.height * scale,
      };
      expect(place.x + place.width).toBeLessThanOrEqual(measures.width);
      expect(windows.filter((window) => overlap(window, place))).toEqual([]);
    }
  },
);

test.each(societies)("no board and nobody stands before $society.name's gate", ({ layout }) => {
  const alone = placeSociety(layout);
  for (const { group, gate } of [
    { group: alone, gate: alone.gate },
    { group: placeOnStreet(layout), gate: placeGateOnStreet(layout) },
  ]) {
    const [first, last] = [layout.group.person.x - 20, layout.group.boards.at(-1)?.stand];
    const begin = group.x + first * group.scale;
    const end = group.x + ((last?.x ?? 0) + (last?.width ?? 0)) * group.scale;
    const roof = { left: gate.x - 10 * gate.scale, right: gate.x + (measures.gate + 10) * gate.scale };
    expect(begin >= roof.right || end <= roof.left).toBe(true);
  }
});

test.each(sites)("$name's board has its true size, with room for the person beside it", (site) => {
  const { group, foot } = layoutSite(site, 0);
  expect(group.closeWidth).toBeLessThanOrEqual(measures.width);
  for (const { face } of group.boards) {
    expect([face.width / foot, face.height / foot]).toEqual([site.width, site.height]);
    expect(face.x).toBeGreaterThan(group.person.x + 20);
  }
});

test("on a street all boards stand at one scale, whole, with the sky above them", () => {
  const layouts = [
    ...societies.map(({ layout }) => layout),
    ...sites.map((site, index) => layoutSite(site, index)),
  ];
  for (const layout of layouts) {
    const { x, scale } = placeOnStreet(layout);
    expect(scale * layout.foot).toBeCloseTo(street.foot, 0);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + layout.group.width * scale).toBeLessThanOrEqual(measures.width + 1);
    // Above a board stand the figures of its width.
    expect(street.ground - layout.group.height * scale - 40).toBeGreaterThan(street.top);
  }
});

test("the largest board allowed in a file still fits into the drawing", () => {
  for (const kind of siteBoards.filter((kind) => boardFacts[kind].unit !== "poles")) {
    const [site] = sites;
    if (!site) throw new Error("a site is needed");
    const { group, ground } = layoutSite({ ...site, kind, width: 60, height: 20 }, 0);
    expect(group.width).toBeLessThanOrEqual(measures.width);
    expect(ground - group.height).toBeGreaterThan(40);
  }
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
