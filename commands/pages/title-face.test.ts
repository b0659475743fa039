import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { prepareFont } from "../prepare/font.ts";
import { titleFaces } from "./title-face.ts";

const root = path.join(import.meta.dirname, "../..");
const page = (title: string) =>
  `<html><head><style data-typeface>a</style></head><body class="b">${title}</body></html>`;
const rules =
  ".b h1{font-stretch:var(--condensed)}.c h1{font-size:2rem}h1:hover{font-stretch:var(--condensed)}";

beforeAll(() => prepareFont(root));

/** What stands in the page's head as the face of its heading. */
function faceOf(html: string): string {
  return /<style data-typeface>a<\/style><style data-title>(.*)<\/style>/.exec(html)?.[1] ?? "";
}

test("a page's first heading is set in the site's own letters at once, and carries those alone", async () => {
  const withTitleFace = titleFaces(root);
  const short = faceOf(await withTitleFace(page("<h1>Ad</h1>"), ""));
  const long = faceOf(await withTitleFace(page("<h1>Advertising &amp; <em>branding</em></h1>"), ""));
  expect(short).toContain("src:url(data:font/woff2;base64,d09GM");
  expect(short).toContain("h1{font-family:Bricolage Title,var(--face)}");
  expect(long.length).toBeGreaterThan(short.length * 1.5);
  expect(long.length).toBeLessThan(5000);
});

test("a heading that is set narrow by the page's rules has narrow letters", async () => {
  const withTitleFace = titleFaces(root);
  expect(faceOf(await withTitleFace(page("<h1>Print</h1>"), rules))).toContain("font-stretch:78%");
  expect(faceOf(await withTitleFace(page("<h1>Print</h1>"), rules.slice(rules.indexOf(".c"))))).toContain(
    "font-stretch:100%",
  );
});

test("a page without a first heading stays as it is", async () => {
  expect(await titleFaces(root)(page("<h2>Print</h2>"), rules)).toBe(page("<h2>Print</h2>"));
});
