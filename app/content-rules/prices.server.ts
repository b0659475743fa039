import { ContentError } from "../data/content-error.ts";
import { interpolate } from "../data/interpolate.ts";
import { readPlanCopy } from "../pages/services/places/plan-copy.server.ts";
import { readSiteInventories } from "../pages/services/places/sites.server.ts";
import { readSocieties } from "../pages/services/places/societies.server.ts";
import { readPrices } from "../pages/services/prices.server.ts";

/** Boards on our lists whose kind and size no row of the price list begins with. */
export function boardsWithoutPrice(): ContentError[] {
  const { kinds, size } = readPlanCopy();
  const priced = readPrices().parts.flatMap(({ rows }) => rows.map(({ what }) => `${what},`));
  const boards = [
    ...readSocieties().flatMap(({ name, boards }) =>
      boards.map((board) => ({ ...board, file: "content/societies.yaml", name })),
    ),
    ...readSiteInventories().flatMap(({ file, sites }) => sites.map((site) => ({ ...site, file }))),
  ];
  return boards.flatMap(({ file, name, kind, width, height }) => {
    const row = `${kinds[kind]}, ${interpolate(size, { width, height })}`;
    return priced.some((what) => what.startsWith(`${row},`))
      ? []
      : [new ContentError(file, name, `add a row “${row}” to content/prices.yaml`, { style: true })];
  });
}
