import type { APIContext } from "astro";
import { buildSettings } from "../../../data/build-constants.ts";
import { placeArtwork } from "../../../data/paths.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { readColour } from "../../../styles/palette.server.ts";
import { drawBoardCode } from "./board-code.server.ts";
import { readBoardCopy } from "./board-page.server.ts";
import { drawTemplate } from "./template-drawing.server.ts";

/** A board's artwork template, or the code that leads to its page, as SVG. */
export function GET({ routePattern }: APIContext): Response {
  const board = readPlaces().find(({ slug }) =>
    [placeArtwork(slug).template, placeArtwork(slug).code].includes(routePattern),
  );
  if (!board) return new Response(null, { status: 404 });
  const drawing =
    routePattern === placeArtwork(board.slug).code
      ? drawBoardCode(board, buildSettings.siteUrl).svg
      : drawTemplate(board, readBoardCopy().sheet);
  return new Response(
    drawing.replace(/var\((--c-\w+)\)/g, (_, token) => readColour(token)),
    { headers: { "Content-Type": "image/svg+xml" } },
  );
}
