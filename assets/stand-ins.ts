import { writeFile } from "node:fs/promises";
import path from "node:path";

type StandIn = {
  /** A font that systems have, and the names by which they know its regular and its bold letters. */
  font: string;
  regular: string[];
  bold: string[];
  /** By cut and weight: percent of its size at which this font is as wide as the typeface. */
  widths: Record<string, Record<string, number>>;
};

/** Bricolage reaches 93 % of its size above the line and 27 % below it; so do lines in the fonts that stand in for it. */
const asHighAsBricolage = (percent: number) =>
  `ascent-override: ${(9300 / percent).toFixed(1)}%; descent-override: ${(2700 / percent).toFixed(1)}%;`;

const roboto: StandIn = {
  font: "Roboto",
  regular: ["Roboto", "Roboto-Regular"],
  bold: ["Roboto Bold", "Roboto-Bold"],
  widths: {
    Text: { 400: 105.8, 500: 107, 600: 106.9, 700: 108, 800: 109.4 },
    Display: { "400 800": 98.5 },
    Condensed: { "400 800": 74 },
  },
};

/** Linux has Liberation Sans instead of Arial, with letters as wide. */
const arial: StandIn = {
  font: "Arial",
  regular: ["Arial", "Liberation Sans"],
  bold: ["Arial Bold", "Liberation Sans Bold"],
  widths: {
    Text: { 400: 105.7, 500: 106.6, 600: 100.5, 700: 102.1, 800: 103 },
    Display: { "400 800": 93 },
    Condensed: { "400 800": 68.5 },
  },
};

/** Android's. The widths keep the length of the texts of all Hindi pages, whose spaces and figures are Bricolage's stand-ins'. */
const noto: StandIn = {
  font: "Noto",
  regular: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"],
  bold: ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold"],
  widths: {
    Text: { 400: 105.5, 500: 106, 600: 101.6, 700: 102.7, 800: 104.5 },
    Condensed: { "400 800": 85.4 },
  },
};

/**
 * Writes the faces that stand in for the typeface (`app/styles/typeface.css`) until it comes, each cut and weight as wide
 * as ours: measured over the words of all pages in Chromium. Each name is looked up by itself, for each face, and a browser
 * on Linux waits about a millisecond for the answer while it lays the page out: no more names than systems need, and first
 * those that most have (`app/styles/tokens.css`).
 */
export async function writeStandIns(folder: string): Promise<void> {
  const english = [roboto, arial].map((face) => facesOf("Bricolage", face, asHighAsBricolage));
  const hindi = facesOf("Anek", noto, () => "unicode-range: U+900-97F, U+200C-200D;");
  await writeFile(path.join(folder, "stand-ins.css"), english.join(""));
  await writeFile(path.join(folder, "stand-ins-hindi.css"), hindi);
}

/** @param others the face's other descriptors at such a width */
function facesOf(
  typeface: string,
  { font, regular, bold, widths }: StandIn,
  others: (percent: number) => string,
): string {
  const faces = Object.entries(widths).flatMap(([cut, wide]) =>
    Object.entries(wide).map(([weight, percent]) => {
      const names = ["400", "500"].includes(weight) ? regular : bold;
      const source = names.map((name) => `local("${name}")`).join(", ");
      return `@font-face { font-family: "${typeface} ${cut} on ${font}"; src: ${source}; font-weight: ${weight}; size-adjust: ${percent}%; ${others(percent)} }\n`;
    }),
  );
  return faces.join("");
}
