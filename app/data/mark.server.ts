import { cleanMark, NotAMark } from "./clean-mark.server.ts";
import { ContentError } from "./content-error.ts";
import { currentContent } from "./open-content.server.ts";
import { readText } from "./read-content.server.ts";

/** A client's mark: what stands inside its `<svg>`, drawn in `currentColor`. */
export type Mark = ReturnType<typeof cleanMark>;

/**
 * Reads `content/clients/<key>.svg` for use inside a page: plain shapes only, no style, script, link or text. A drawing
 * that isn't plain is cleaned; the file stays as it is.
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
    return cleanMark(drawing);
  } catch (error) {
    if (error instanceof NotAMark) throw new ContentError(file, "", error.message);
    throw error;
  }
}

function notSvg(file: string): ContentError {
  const kind = (file.split(".").at(-1) ?? "").toUpperCase();
  return new ContentError(
    file,
    "",
    `a logo can’t be a ${kind}: that is made of dots in fixed colours, and the site draws logos at every size in the colour of the text around them; ask whoever drew it for the SVG in one colour`,
  );
}
