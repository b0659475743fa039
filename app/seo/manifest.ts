import { readSite } from "../data/site.server.ts";
import { readColour } from "../styles/palette.server.ts";

/** Name, icons and colour for a phone's home screen (W3C Web Application Manifest). */
export function GET(): Response {
  const { name } = readSite();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  }));
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: readColour("--c-paper"),
    theme_color: readColour("--c-paper"),
    icons,
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
