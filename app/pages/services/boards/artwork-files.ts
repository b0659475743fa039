import type { APIContext } from "astro";
import { buildSettings } from "../../../data/build-constants.ts";
import { placeArtwork } from "../../../data/paths.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import tokens from "../../../styles/tokens.css?raw";
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
  return new Response(fillInColours(drawing), { headers: { "Content-Type": "image/svg+xml" } });
}

/** Puts the palette's colours in the place of their names, for a file that no style sheet reaches. */
function fillInColours(svg: string): string {
  return svg.replace(/var\((--c-\w+)\)/g, (_, name) => {
    const [, colour] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
    if (!colour)
      throw new Error(`app/styles/tokens.css: ${name} must be written as six digits, such as #fff4e0`);
    return colour;
  });
}
