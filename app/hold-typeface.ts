/** What the head leaves for `showTypeface`. */
type WithTitleFace = { titleFace?: FontFace };

/**
 * For the head: has the typeface wait for `showTypeface`, so that it doesn't share a slow line with the first view's words and
 * picture; fonts as wide as it (`styles/stand-ins.css`) stand in. Not where the browser has it from the page before.
 */
export function holdTypeface(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const known = document.referrer.startsWith(`${location.origin}/`) || visit?.type !== "navigate";
  if (!known) find("typeface")?.setAttribute("media", "not all");
  readTitle();
}

/**
 * Left alone, the browser reads the first heading's letters, which stand in the page (`commands/pages/title-face.ts`), when it
 * lays the heading out, and paints it in others meanwhile.
 */
function readTitle(): void {
  const sheet = find("title")?.sheet;
  const rule = sheet?.cssRules[0] as CSSFontFaceRule | undefined;
  const [, letters] = /base64,([^")]+)/.exec(rule?.style.getPropertyValue("src") ?? "") ?? [];
  if (!rule || !letters) return;
  const face = new FontFace("Bricolage Title", bytesOf(letters), descriptorsOf(rule.style));
  document.fonts.add(face);
  (window as WithTitleFace).titleFace = face;
  sheet?.deleteRule(0);
}

/** By index: a text's iterator takes six times as long, 1 ms before the first frame on the machine of the bench. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/**
 * Ends its wait. The cuts that the page is set in are fetched and then shown in one step, so that the page is laid out anew
 * once; the others come as the browser meets their letters.
 */
export function showTypeface(): Promise<void> {
  shown ??= show();
  return shown;
}

/**
 * Has the first heading's own letters make room for the typeface, of which their cut is fetched: for a visitor who moves,
 * and may come to another page whose heading has other letters.
 */
export async function showTitleCut(): Promise<void> {
  await showTypeface();
  const { titleFace: title } = window as WithTitleFace;
  if (!title) return;
  const cut = [...document.fonts].find((face) => isCut(face) && widthOf(face) === widthOf(title));
  try {
    await cut?.load();
    dropTitle(title);
  } catch {
    // The heading keeps its own.
  }
}

async function show(): Promise<void> {
  const sheet = find("typeface");
  const { titleFace: title } = window as WithTitleFace;
  const used = new Set(
    [...document.fonts].filter((face) => face !== title && face.status !== "unloaded").map(widthOf),
  );
  // The sheet's own rules stay out: beside faces that are there they would have the page laid out in stand-ins once more.
  const held = sheet?.media
    ? ([...(sheet.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(
        ({ style }) =>
          new FontFace(plainName(style.fontFamily), style.getPropertyValue("src"), descriptorsOf(style)),
      )
    : [];
  const cuts = (held.length > 0 ? held : [...document.fonts]).filter(
    (face) => isCut(face) && used.has(widthOf(face)),
  );
  try {
    await Promise.all(cuts.map((face) => face.load()));
    for (const face of held) document.fonts.add(face);
    if (title && used.has(widthOf(title))) dropTitle(title);
  } catch {
    // The browser asks for them once more where it meets them; the heading keeps its own.
    sheet?.removeAttribute("media");
  }
}

let shown: Promise<void> | undefined;

function dropTitle(face: FontFace): void {
  document.fonts.delete(face);
  find("title")?.remove();
}

function isCut({ family }: FontFace): boolean {
  return plainName(family) === "Bricolage";
}

function find(what: "typeface" | "title"): HTMLStyleElement | null {
  return document.querySelector(`style[data-${what}]`);
}

/** Browsers differ in whether a name comes with its quotation marks. */
function plainName(family: string): string {
  return family.replaceAll('"', "");
}

function descriptorsOf(style: CSSStyleDeclaration): FontFaceDescriptors {
  return {
    display: "swap",
    weight: style.getPropertyValue("font-weight"),
    stretch: style.getPropertyValue("font-stretch"),
    unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
  };
}

function widthOf({ stretch }: FontFace): string {
  return stretch === "normal" ? "100%" : stretch;
}
