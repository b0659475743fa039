/** The size of one stretch of street in the picture, in pixels. */
const stretch = { width: 720, height: 560 };
const across = 4;

/**
 * Draws the stretches of the street into one picture, up to four side by side.
 * The page's styles and typeface don't apply inside a picture, so they are copied into it.
 * @throws Error when the browser can't
 */
export async function pictureOf(street: SVGSVGElement[]): Promise<Blob> {
  const typeface = await typefaceRule();
  const columns = Math.min(across, street.length);
  const canvas = document.createElement("canvas");
  canvas.width = columns * stretch.width;
  canvas.height = Math.ceil(street.length / columns) * stretch.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas to draw the picture on");
  for (const [at, drawing] of street.entries())
    context.drawImage(
      await imageOf(drawing, typeface),
      (at % columns) * stretch.width,
      Math.floor(at / columns) * stretch.height,
    );
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("The browser could not encode the picture"))),
      "image/png",
    );
  });
}

async function imageOf(drawing: SVGSVGElement, typeface: string): Promise<HTMLImageElement> {
  const copy = withOwnStyles(drawing) as SVGSVGElement;
  for (const [name, value] of Object.entries(stretch)) copy.setAttribute(name, String(value));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = typeface;
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

const copiedProperties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "stroke-linecap",
  "paint-order",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
];

/** A copy with its computed styles as attributes, and with every `use` replaced by what it refers to. */
function withOwnStyles(element: Element): Element {
  const style = getComputedStyle(element);
  const borrowed =
    element.localName === "use" && document.querySelector(element.getAttribute("href") || "none");
  const copy = borrowed
    ? document.createElementNS("http://www.w3.org/2000/svg", borrowed.localName === "symbol" ? "svg" : "g")
    : (element.cloneNode(false) as Element);
  copy.removeAttribute("class");
  copy.removeAttribute("id");
  for (const rule of copiedProperties) {
    const value = style.getPropertyValue(rule);
    // The glow around a lamp is a gradient defined in the page, which the picture doesn't have.
    if (value && !value.startsWith("url")) copy.setAttribute(rule, value);
  }
  if (borrowed) place(copy, element, borrowed);
  if (borrowed && borrowed.localName === "symbol") {
    // A mark takes its colour from where it is used, and has everything else itself.
    copy.append(...[...borrowed.childNodes].map((child) => child.cloneNode(true)));
    copy.removeAttribute("fill");
    return copy;
  }
  for (const child of (borrowed || element).childNodes)
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (getComputedStyle(child).display !== "none") copy.append(withOwnStyles(child));
  return copy;
}

/** Puts the copy of a shape where it was used. */
function place(copy: Element, use: Element, borrowed: Element): void {
  const at = (name: string) => use.getAttribute(name) ?? "0";
  if (borrowed.localName === "symbol") {
    for (const name of ["x", "y", "width", "height"]) copy.setAttribute(name, at(name));
    copy.setAttribute("viewBox", borrowed.getAttribute("viewBox") ?? "");
  } else
    copy.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${at("x")} ${at("y")})`);
}

/** The site's `@font-face` rules with the files embedded. */
async function typefaceRule(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && /woff2/.test(rule.cssText));
  const embedded = faces.map(async ({ cssText }) => {
    const [, url = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    return cssText.replace(/url\([^)]*\)/, `url(${await dataAddress(await (await fetch(url)).blob())})`);
  });
  return (await Promise.all(embedded)).join("");
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
