/** Sides of a stretch of street in the picture, in pixels: twice those of the drawing's grid of 360 by 280. */
const stretch = { width: 720, height: 560 };
const across = 4;

/**
 * Draws the street's stretches into one picture, up to four side by side.
 * Rules and typeface of the page don't reach into a picture: what the drawing wears is written into it.
 * @throws where the browser can't
 */
export async function pictureOf(street: SVGSVGElement[]): Promise<Blob> {
  const face = await typefaceRule();
  const columns = Math.min(across, street.length);
  const canvas = document.createElement("canvas");
  canvas.width = columns * stretch.width;
  canvas.height = Math.ceil(street.length / columns) * stretch.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  for (const [at, one] of street.entries())
    context.drawImage(
      await imageOf(one, face),
      (at % columns) * stretch.width,
      Math.floor(at / columns) * stretch.height,
    );
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("The picture came to nothing"))),
      "image/png",
    );
  });
}

async function imageOf(drawing: SVGSVGElement, face: string): Promise<HTMLImageElement> {
  const copy = dressed(drawing) as SVGSVGElement;
  for (const [name, value] of Object.entries(stretch)) copy.setAttribute(name, String(value));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = face;
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

const worn = [
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

/** A copy that wears its computed rules as attributes, what it borrows by `use` written out. */
function dressed(element: Element): Element {
  const rules = getComputedStyle(element);
  const borrowed =
    element.localName === "use" && document.querySelector(element.getAttribute("href") || "none");
  const copy = borrowed
    ? document.createElementNS("http://www.w3.org/2000/svg", borrowed.localName === "symbol" ? "svg" : "g")
    : (element.cloneNode(false) as Element);
  copy.removeAttribute("class");
  copy.removeAttribute("id");
  for (const rule of worn) {
    const value = rules.getPropertyValue(rule);
    // A lamp's light is a gradient of the page, which the picture doesn't have.
    if (value && !value.startsWith("url")) copy.setAttribute(rule, value);
  }
  if (borrowed) place(copy, element, borrowed);
  if (borrowed && borrowed.localName === "symbol") {
    // A mark has one colour, its borrower's, and brings the rest along.
    copy.append(...[...borrowed.childNodes].map((child) => child.cloneNode(true)));
    copy.removeAttribute("fill");
    return copy;
  }
  for (const child of (borrowed || element).childNodes)
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (getComputedStyle(child).display !== "none") copy.append(dressed(child));
  return copy;
}

/** Puts what was borrowed where the borrower stands. */
function place(copy: Element, use: Element, borrowed: Element): void {
  const at = (name: string) => use.getAttribute(name) ?? "0";
  if (borrowed.localName === "symbol") {
    for (const name of ["x", "y", "width", "height"]) copy.setAttribute(name, at(name));
    copy.setAttribute("viewBox", borrowed.getAttribute("viewBox") ?? "");
  } else
    copy.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${at("x")} ${at("y")})`);
}

/** The site's typeface as rules that hold it themselves. */
async function typefaceRule(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && /woff2/.test(rule.cssText));
  const held = faces.map(async ({ cssText }) => {
    const [, url = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    return cssText.replace(/url\([^)]*\)/, `url(${await dataAddress(await (await fetch(url)).blob())})`);
  });
  return (await Promise.all(held)).join("");
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
