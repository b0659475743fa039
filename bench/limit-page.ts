import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const style = "body{font:16px/1.5 sans-serif;margin:0}img{width:100%;height:auto}";

/**
 * Writes the limit page, the fastest page possible with this content: hand-written HTML without script, style sheet or
 * typeface, with the home page's words and its first picture, the only further request.
 * @param build a build's folder, from which words and picture are taken
 * @param folder a new folder, in which a build of this one page is written for our server
 * @throws Error when the home page has no first picture
 */
export function writeLimitPage(build: string, folder: string): void {
  const home = readFileSync(path.join(build, "client/index.html"), "utf8");
  const main = /<main[\s\S]*?<\/main>/.exec(home)?.[0] ?? "";
  const picture = [...main.matchAll(/<picture>[\s\S]*?<\/picture>/g)]
    .map(([one]) => one)
    .find((one) => /fetchpriority="high"/i.test(one));
  if (!picture) throw new Error(`The home page of ${build} has no first picture.`);
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="A page by hand, with the home page’s words and first picture."><link rel="icon" href="/favicon.ico"><style>${style}</style></head><body><main><h1>The limit</h1>${picture.replace(/ class="[^"]*"/g, "")}${words(main.replace(picture, ""))}</main></body></html>`;
  const client = path.join(folder, "build/client");
  mkdirSync(client, { recursive: true });
  for (const name of ["pictures", "favicon.ico"])
    cpSync(path.join(build, "client", name), path.join(client, name), { recursive: true });
  const file = path.join(client, "index.html");
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html));
  const record = JSON.parse(readFileSync(path.join(build, "site.json"), "utf8"));
  const hash = `sha256-${createHash("sha256").update(style).digest("base64")}`;
  const page = { file: "index.html", scripts: [], styles: [hash] };
  writeFileSync(
    path.join(folder, "build/site.json"),
    JSON.stringify({ ...record, pages: { "/": page }, notFound: page, notFoundBelow: {} }),
  );
}

/** The headings and paragraphs of a piece of HTML. */
function words(html: string): string {
  return [...html.matchAll(/<(h[1-3]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, name, inner = ""]) => ({ name: name === "li" || name === "p" ? "p" : "h2", inner: text(inner) }))
    .filter(({ inner }) => inner)
    .map(({ name, inner }) => `<${name}>${inner}</${name}>`)
    .join("");
}

function text(html: string): string {
  return html
    .replace(/<(svg|style|script)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
