/** The size of one stretch of street in the picture, in pixels. */
const stretch = { width: 720, height: 600 };
const maxColumns = 4;

/**
 * Draws the stretches of the street into one picture, up to four side by side. Nothing of the page applies inside a
 * picture, so it takes along the shapes that drawings share, the site's rules and its typeface.
 * @throws Error when the browser can't
 */
export async function drawPicture(street: SVGSVGElement[]): Promise<Blob> {
  const columns = Math.min(maxColumns, street.length);
  const width = columns * stretch.width;
  const height = Math.ceil(street.length / columns) * stretch.height;
  const { fontFamily } = getComputedStyle(document.body);
  const drawing = createSvgElement("svg", { width, height, "font-family": fontFamily });
  const style = createSvgElement("style");
  style.textContent = await collectRules();
  const shapes = new Set(
    [...document.querySelectorAll('[id^="scene-"]')].map((shape) => shape.closest("svg")),
  );
  const definitions = [...shapes].flatMap((svg) => svg?.cloneNode(true) ?? []);
  const row = street[0]?.parentElement;
  const rowGroup = createSvgElement("g", { class: `${row?.parentElement?.className} ${row?.className}` });
  drawing.append(style, ...definitions, rowGroup);
  for (const [at, source] of street.entries()) {
    const place = { x: (at % columns) * stretch.width, y: Math.floor(at / columns) * stretch.height };
    const frame = createSvgElement("svg", {
      ...place,
      ...stretch,
      viewBox: source.getAttribute("viewBox") ?? "",
    });
    frame.append(...source.cloneNode(true).childNodes);
    rowGroup.append(frame);
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

function createSvgElement(name: string, attributes: Record<string, string | number> = {}): Element {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value));
  return node;
}

/** The page's rules for the visitor's colour scheme, which a picture isn't told of, with the typeface's files embedded. */
async function collectRules(): Promise<string> {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = rules.map(async ({ cssText }) => {
    const [, url] = /^@font-face.*url\("?([^")]+\.woff2)"?\)/s.exec(cssText) ?? [];
    return url ? cssText.replace(url, await readDataUrl(await (await fetch(url)).blob())) : cssText;
  });
  return (await Promise.all(texts))
    .join("")
    .replaceAll("(prefers-color-scheme: dark)", dark ? "(min-width: 0)" : "(max-width: 0)");
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
