import { type CustomPlugin, optimize } from "svgo";
import { cutText } from "../../formats/letters.ts";
import { ContentError } from "./content-error.ts";
import { currentContent, memoize } from "./open-content.server.ts";
import { readText } from "./read-content.server.ts";

type Root = Parameters<CustomPlugin["fn"]>[0];
type Child = Root["children"][number];
type Element = Extract<Child, { type: "element" }>;

/** Why a drawing can't be a mark. */
class MarkError extends Error {
  override name = "MarkError";
}

const shapes = new Set(["path", "circle", "ellipse", "rect", "polygon", "polyline", "line"]);

/** The attributes that a shape or a group may have. */
const allowedAttributes =
  /^(d|fill|fill-rule|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform|opacity|x|y|cx|cy|r|rx|ry|width|height|points|x1|y1|x2|y2)$/;

/** Elements that are drawn only by reference; a mark’s shapes refer to nothing. */
const unrendered = new Set([
  "defs",
  "clipPath",
  "mask",
  "filter",
  "linearGradient",
  "radialGradient",
  "pattern",
  "symbol",
  "foreignObject",
]);

/** Attributes that can't be dropped without a visible change, unless their value is neutral; all others are a program’s own data. */
const effects =
  /^(on.+|clip-path|mask|filter|(fill|stroke)-opacity|stroke-dasharray|mix-blend-mode|(xlink:)?href)$/;
const neutral = /^(1(\.0*)?|100%|none|normal)$/;

/** Attributes of `<svg>` that its shapes inherit. */
const inherited = [
  "fill",
  "fill-rule",
  "clip-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
];

/** A logo that isn't shapes, as the editor writes it: a small picture in its own colours on a ground of its own. */
export const framePicture = (ground: "#fff" | "#111", webp: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="8" fill="${ground}"/><image x="8" y="8" width="84" height="84" href="data:image/webp;base64,${webp.toString("base64")}"/></svg>\n`;
const framedPicture =
  /^<svg xmlns="[^"]*" viewBox="0 0 100 100">(<rect [\w="# ]+\/><image [\w=" ]+ href="data:image\/webp;base64,[\w+/=]{1,12000}"\/>)<\/svg>\n?$/;

/** A logo: what stands inside its `<svg>`, drawn in `currentColor`. */
export type Mark = { viewBox: string; body: string };

/** The agency's own logo, `content/logo.svg`: its black is drawn in `currentColor`, other colours stay. */
export const readLogo = memoize((): Mark => parseMark("content/logo.svg", readText("logo.svg"), true));

/**
 * Reads `content/clients/<key>.svg` for use inside a page: plain shapes only, no style, script, link or text. A drawing
 * that isn't plain is cleaned; the file stays as it is.
 * @throws ContentError naming what may not stand there
 */
export function readMark(key: string): Mark {
  const file = `clients/${key}.svg`;
  const drawings = currentContent()
    .files()
    .filter((path) => path.startsWith(`content/clients/${key}.`));
  if (drawings[0] && !drawings.includes(`content/${file}`)) return parseMark(drawings[0], "");
  return parseMark(`content/${file}`, readText(file));
}

/**
 * Turns a drawing as programs save it into a mark: without comments, document type, style sheets, names and the programs’
 * own data, its shapes in the colour of the surrounding text.
 * @param isOwn whether it is the agency's own, which may have several colours
 * @throws ContentError when another has several, which would run together in one, or it isn’t made of shapes
 */
export function parseMark(file: string, drawing: string, isOwn = false): Mark {
  try {
    const kind = (file.split(".").at(-1) ?? "").toUpperCase();
    if (kind !== "SVG")
      throw new MarkError(
        `a logo by hand can’t be a ${kind}: choose it in the client’s form (npm run edit), which puts it on a ground of its own; better is the SVG in one colour, which the site draws in the colour of the text around it`,
      );
    const [, picture] = framedPicture.exec(drawing) ?? [];
    if (picture) return { viewBox: "0 0 100 100", body: picture };
    const [, viewBox, body = ""] =
      /^<svg\b[^>]*\bviewBox="([\d\s.-]+)"[^>]*>(.*)<\/svg>$/s.exec(optimizeDrawing(drawing, isOwn)) ?? [];
    if (!viewBox) throw new MarkError('the drawing has no viewBox; add one, such as "0 0 100 100"');
    return { viewBox, body };
  } catch (error) {
    if (error instanceof MarkError) throw new ContentError(file, "", error.message);
    throw error;
  }
}

function optimizeDrawing(svg: string, isOwn: boolean): string {
  try {
    return optimize(svg, {
      plugins: [
        "removeDoctype",
        "removeXMLProcInst",
        "removeComments",
        "removeMetadata",
        "removeTitle",
        "removeDesc",
        "removeEditorsNSData",
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        "removeHiddenElems",
        "convertColors",
        { name: "one-colour", fn: (root: Root) => unifyColour(root, isOwn) },
        "collapseGroups",
        "removeEmptyContainers",
      ],
    }).data;
  } catch (error) {
    if (error instanceof MarkError) throw error;
    throw new MarkError("the drawing can’t be read; save it again as a plain SVG");
  }
}

/** Replaces the one colour of all shapes, or the black of our own, with that of the surrounding text. */
function unifyColour(root: Root, isOwn: boolean): null {
  const colours = new Set<string>();
  const svg = root.children.find((child): child is Element => child.type === "element");
  if (svg?.name !== "svg") throw new MarkError("this is not an SVG drawing; save the mark as a plain SVG");
  const [width, height] = [svg.attributes.width, svg.attributes.height].map((size) =>
    Number.parseFloat(size ?? ""),
  );
  if (width && height) svg.attributes.viewBox ??= `0 0 ${width} ${height}`;
  const frames = findFullFrames(svg);
  let shapeCount = 0;
  paint(svg, { fill: "#000", stroke: "none" });
  if (shapeCount === 0) throw new MarkError("there is nothing drawn in it; save it again with its shapes");
  if (colours.size > 1 && !isOwn)
    throw new MarkError(
      `it has ${colours.size} colours (${[...colours].join(", ")}) and a mark has one, that of the text around it; ask for the one-colour version of the logo`,
    );
  const inheritedAttributes = Object.entries(svg.attributes).filter(([name]) => inherited.includes(name));
  for (const [name] of inheritedAttributes) delete svg.attributes[name];
  if (inheritedAttributes.length > 0)
    svg.children = [
      {
        type: "element",
        name: "g",
        attributes: Object.fromEntries(inheritedAttributes),
        children: svg.children,
      },
    ];
  return null;

  function paint(element: Element, context: { fill: string; stroke: string }): void {
    // Illustrator wraps a drawing that it can reopen in a switch.
    if (element.name === "switch") element.name = "g";
    if (element !== svg) refuse(element.name);
    const { attributes } = element;
    const colour = { fill: attributes.fill ?? context.fill, stroke: attributes.stroke ?? context.stroke };
    if (frames.has(attributes["clip-path"] ?? "")) delete attributes["clip-path"];
    for (const [name, value] of Object.entries(attributes)) {
      if (allowedAttributes.test(name) || (element === svg && /^(viewBox|xmlns)$/.test(name))) continue;
      if (effects.test(name) && !neutral.test(value))
        throw new MarkError(`the attribute ${name} may not stand in a mark; take it out`);
      delete attributes[name];
    }
    for (const property of ["fill", "stroke"] as const) {
      if (colour[property].startsWith("url(")) throw new MarkError(manyColours);
      if (colour[property] !== "none" && shapes.has(element.name))
        colours.add(normalizeColour(colour[property]));
      const isBlack = normalizeColour(attributes[property] ?? "none") === "black";
      if (isBlack || (!isOwn && attributes[property] && attributes[property] !== "none"))
        attributes[property] = "currentColor";
    }
    if (shapes.has(element.name)) shapeCount += 1;
    element.children = element.children.filter(
      (child) => !("name" in child && (unrendered.has(child.name) || child.name.includes(":"))),
    );
    for (const child of element.children) {
      if (child.type === "element") paint(child, colour);
      else if ("value" in child && child.value.trim())
        throw new MarkError(
          `“${cutText(child.value.trim(), 40)}” may not stand in a mark; keep to plain shapes`,
        );
    }
  }
}

/** Clipping paths that cover the whole drawing, as drawing programs add to their exports. */
function findFullFrames(svg: Element): Set<string> {
  const [, , width = 0, height = 0] = (svg.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  const elementsIn = ({ children }: Element) => children.filter((child) => child.type === "element");
  const frames = new Set<string>();
  const search = (element: Element) => {
    for (const child of elementsIn(element)) {
      const [shape, ...others] = elementsIn(child);
      const { width: w, height: h, x, y } = shape?.attributes ?? {};
      const coversAll = Number(w) >= width && Number(h) >= height && !x && !y;
      if (child.name === "clipPath" && shape?.name === "rect" && others.length === 0 && coversAll)
        frames.add(`url(#${child.attributes.id})`);
      search(child);
    }
  };
  search(svg);
  return frames;
}

function refuse(name: string): void {
  if (name === "image")
    throw new MarkError(
      "it holds a photograph, which keeps its colours and blurs when it grows; ask for the logo drawn as shapes",
    );
  if (/gradient|pattern/i.test(name)) throw new MarkError(manyColours);
  if (/^(text|tspan)$/.test(name))
    throw new MarkError(
      "it holds letters that need their own typeface; ask for them as shapes (“outlines” or “paths”)",
    );
  if (!shapes.has(name) && name !== "g")
    throw new MarkError(`<${name}> may not stand in a mark; keep to plain shapes: ${[...shapes].join(", ")}`);
}

const manyColours = "its colours run into each other; ask for the one-colour version of the logo";

function normalizeColour(colour: string): string {
  return /^(currentcolor|#000(000)?|black)$/i.test(colour) ? "black" : colour;
}
