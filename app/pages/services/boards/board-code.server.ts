import { escapeXml } from "../../../data/markdown.server.ts";
import { drawCode } from "../../../data/places/code-path.ts";
import type { Place } from "../../../data/places/places.server.ts";

/** A code that leads to a board's page and says on which board it hung: its address, its drawing, and that as a file. */
export function drawBoardCode(
  { path, slug, name }: Pick<Place, "path" | "slug" | "name">,
  siteUrl: string,
): { address: string; size: number; path: string; svg: string } {
  const address = new URL(`${path}?utm_source=board&utm_campaign=${slug}`, siteUrl).href;
  const code = drawCode(address, "M");
  const ground = `M0 0h${code.size}v${code.size}H0z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${code.size}mm" height="${code.size}mm" viewBox="0 0 ${code.size} ${code.size}"><title>${escapeXml(name)}</title><path d="${ground}" fill="var(--c-paper)"/><path d="${code.path}" fill="var(--c-ink)"/></svg>\n`;
  return { address, ...code, svg };
}
