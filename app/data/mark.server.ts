import { cleanMark, drawn, NotAMark } from "./clean-mark.server.ts";
import { ContentError } from "./content-error.ts";
import { currentContent } from "./open-content.server.ts";
import { readText } from "./read-content.server.ts";

/** A client's mark: what stands inside its `<svg>`, drawn in `currentColor`. */
export type Mark = { viewBox: string; body: string };

const elements = new Set(["g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line"]);

/**
 * Reads `content/clients/<key>.svg` for use inside a page: plain shapes only, no style, script, link or text. A drawing
 * that isn't plain is cleaned first; the file stays as it is.
 * @throws ContentError naming what may not stand there
 */
export function readMark(key: string): Mark {
  const file = `clients/${key}.svg`;
  const drawings = currentContent()
    .files()
    .filter((one) => one.startsWith(`content/clients/${key}.`));
  if (drawings[0] && !drawings.includes(`content/${file}`)) throw notSvg(drawings[0]);
  return markIn(`content/${file}`, readText(file));
}

/**
 * A drawing as a mark.
 * @param file where it lies or is going to, for the error
 * @throws ContentError naming what may not stand there
 */
export function markIn(file: string, drawing: string): Mark {
  if (!/\.svg$/i.test(file)) throw notSvg(file);
  try {
    return plainMark(isPlain(drawing) ? drawing : cleanMark(drawing));
  } catch (error) {
    if (error instanceof NotAMark) throw new ContentError(file, "", error.message);
    throw error;
  }
}

/** Whether a drawing is made of allowed shapes in the colour of the text around, and of nothing else. */
function isPlain(drawing: string): boolean {
  if (/\b(fill|stroke)="(?!none"|currentColor")/.test(drawing)) return false;
  try {
    plainMark(drawing);
    return true;
  } catch {
    return false;
  }
}

/** @throws NotAMark naming what may not stand in a mark */
function plainMark(drawing: string): Mark {
  const refuse = (remedy: string): never => {
    throw new NotAMark(remedy);
  };
  const [, opening = "", body = ""] =
    /^\s*(?:<\?xml[^>]*>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(drawing) ??
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
        if (!drawn.has(attribute)) refuse(`the attribute ${attribute} may not stand in a mark; take it out`);
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

function notSvg(file: string): ContentError {
  const kind = (file.split(".").at(-1) ?? "").toUpperCase();
  return new ContentError(
    file,
    "",
    `a logo can’t be a ${kind}: that is made of dots in fixed colours, and the site draws logos at every size in the colour of the text around them; ask whoever drew it for the SVG in one colour`,
  );
}
