import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { renderMarkdown } from "../../app/data/markdown.server.ts";
import { frame, type Html } from "./frame.ts";

/** The staff’s guide, `content/README.md`, with its pictures; its links lead within it. */
export function guidePage(base: string): Html {
  const guide = readFileSync("content/README.md", "utf8");
  const text = guide.replace(/!\[([^\]]*)\]\(\S*\/([\w-]+\.webp)\)/g, '<img src="guide/$2" alt="$1">');
  const { html: written } = renderMarkdown(text, "");
  return frame(base, "Guide", html`<article class="preview prose guide">${raw(written)}</article>`);
}
