import { ContentError } from "./content-error.ts";
import { readText } from "./read-content.server.ts";

/** A client's mark: what stands inside its `<svg>`, drawn in `currentColor`. */
export type Mark = { viewBox: string; body: string };

const elements = new Set(["g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line"]);
const attributes = new Set([
  ..."d fill fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin transform opacity".split(
    " ",
  ),
  ..."x y cx cy r rx ry width height points x1 y1 x2 y2".split(" "),
]);

/**
 * Reads `content/clients/<key>.svg` for use inside a page: plain shapes only, no style, script, link or text.
 * @throws ContentError naming what may not stand there
 */
export function readMark(key: string): Mark {
  const file = `clients/${key}.svg`;
  const refuse = (remedy: string): never => {
    throw new ContentError(`content/${file}`, "", remedy);
  };
  const [, opening = "", body = ""] =
    /^\s*(?:<\?xml[^>]*>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readText(file)) ??
    refuse("this is not an SVG drawing; save the mark as a plain SVG");
  const viewBox =
    /\bviewBox="([\d\s.-]+)"/.exec(opening)?.[1] ??
    refuse('the drawing has no viewBox; add one, such as "0 0 100 100"');
  const outside = body.replace(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, _slash, name, rest) => {
      if (!elements.has(name))
        refuse(`<${name}> may not stand in a mark; keep to plain shapes: ${[...elements].join(", ")}`);
      for (const [, attribute = "", value = ""] of String(rest).matchAll(/([\w:-]+)="([^"]*)"/g)) {
        if (!attributes.has(attribute))
          refuse(`the attribute ${attribute} may not stand in a mark; take it out`);
        if (/url\(|javascript:/i.test(value))
          refuse(`${attribute}="${value}" points elsewhere; a mark stands alone`);
      }
      return "";
    },
  );
  if (outside.trim())
    refuse(`“${outside.trim().slice(0, 40)}” may not stand in a mark; keep to plain shapes`);
  return { viewBox, body: body.trim() };
}
