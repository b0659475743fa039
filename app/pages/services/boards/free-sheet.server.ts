import { buildSettings } from "../../../data/build-constants.ts";
import { interpolate } from "../../../data/format.ts";
import { placeArtwork } from "../../../data/paths.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { isSampleOrigin, readSite } from "../../../data/site.server.ts";
import { drawBoardCode } from "./board-code.server.ts";
import { readBoardCopy } from "./board-page.server.ts";

/**
 * The sheet that hangs on a board while it is free. While the telephone or the website's address is made up, it says so and
 * what to set before it is printed.
 * @param pattern its address
 * @throws Error where no board has that sheet
 */
export function readFreeSheet(pattern: string) {
  const board = readPlaces().find(({ slug }) => placeArtwork(slug).freeSheet === pattern);
  if (!board) throw new Error(`${pattern} is the sheet of no board.`);
  const { free } = readBoardCopy();
  const site = readSite();
  const samples = [
    ...(site.phone.sample ? (["phone"] as const) : []),
    ...(isSampleOrigin(buildSettings.siteUrl) ? (["address"] as const) : []),
  ];
  const isSample = samples.length > 0;
  const [first] = board.boards;
  return {
    title: interpolate(isSample ? free.notYet : free.title, { name: board.name }),
    missing: samples.map((name) => free.first[name]),
    print: free.print,
    /** Landscape, as most boards are; an upright board has an upright sheet. */
    isUpright: first !== undefined && first.width < 1.15 * first.height,
    sample: isSample && free.sample,
    hindi: free.hi,
    english: free.en,
    scan: free.scan,
    code: drawBoardCode(board, buildSettings.siteUrl),
    phone: site.phone.shown,
    sender: `${site.name} · ${board.name}`,
  };
}

export type FreeSheet = ReturnType<typeof readFreeSheet>;
