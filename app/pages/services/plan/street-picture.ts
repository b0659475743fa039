/** The size of one stretch of street in the picture, in pixels. */
const stretch = { width: 720, height: 560 };
const across = 4;

/**
 * Draws the stretches of the street into one picture, up to four side by side. Nothing of the page applies inside a
 * picture, so it takes along the shapes that drawings share, the site's rules and its typeface.
 * @throws Error when the browser can't
 */
export async function pictureOf(street: SVGSVGElement[]): Promise<Blob> {
  const columns = Math.min(across, street.length);
  const width = columns * stretch.width;
  const height = Math.ceil(street.length / columns) * stretch.height;
  const { fontFamily } = getComputedStyle(document.body);
  const drawing = element("svg", { width, height, "font-family": fontFamily });
  const style = element("style");
  style.textContent = await rulesInside();
  const shared = [...document.querySelectorAll("svg[focusable=false]")].map((one) => one.cloneNode(true));
  const row = street[0]?.parentElement;
  const inRow = element("g", { class: `${row?.parentElement?.className} ${row?.className}` });
  drawing.append(style, ...shared, inRow);
  for (const [at, one] of street.entries()) {
    const place = { x: (at % columns) * stretch.width, y: Math.floor(at / columns) * stretch.height };
    const frame = element("svg", { ...place, ...stretch, viewBox: one.getAttribute("viewBox") ?? "" });
    frame.append(...one.cloneNode(true).childNodes);
    inRow.append(frame);
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas to draw the picture on");
  context.drawImage(image, 0, 0);
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("The browser could not encode the picture"))),
      "image/png",
    );
  });
}

function element(name: string, attributes: Record<string, string | number> = {}): Element {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

/** The page's rules for the visitor's colour scheme, which a picture isn't told of, with the typeface's files embedded. */
async function rulesInside(): Promise<string> {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = rules.map(async ({ cssText }) => {
    const [, url] = /^@font-face.*url\("?([^")]+\.woff2)"?\)/s.exec(cssText) ?? [];
    return url ? cssText.replace(url, await dataAddress(await (await fetch(url)).blob())) : cssText;
  });
  return (await Promise.all(texts))
    .join("")
    .replaceAll("(prefers-color-scheme: dark)", dark ? "(min-width: 0)" : "(max-width: 0)");
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
