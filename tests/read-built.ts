import { readFileSync } from "node:fs";
import { unknownPath } from "./every-page.ts";

const named: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&" };

/** The letters of a text of HTML. */
export const decode = (html: string) =>
  html
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(quot|lt|gt|amp);/g, (_, name) => named[name] ?? "");

/** The HTML that the build wrote for an address. */
export function readHtml(path: string): string {
  const page = { "/": "/index.html", [unknownPath]: "/404.html" }[path] ?? `${path}/index.html`;
  return readFileSync(`build/client${page}`, "utf8");
}

/** What people read of a piece of HTML, with plain spaces. */
export const textOf = (html: string) =>
  decode(html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

/** The elements of that name in their order: attributes by their names in lower case, and all up to the first end of one. */
export function elementsIn(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s(?:"[^"]*"|[^">])*)?)>`, "g"))].map((tag) => {
    const attributes = tag[1]?.matchAll(/([\w:-]+)(?:="([^"]*)")?/g) ?? [];
    const start = tag.index + tag[0].length;
    return {
      attributes: Object.fromEntries(
        Array.from(attributes, ([, key = "", value = ""]) => [key.toLowerCase(), decode(value)]),
      ) as Record<string, string | undefined>,
      inner: html.slice(start, html.indexOf(`</${name}>`, start)),
    };
  });
}
