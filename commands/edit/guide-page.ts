import { readFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { html, raw } from "hono/html";
import { Marked } from "marked";
import { frame, type Html } from "./frame.ts";

/** The staff’s guide, `content/README.md`, with its pictures; its links lead within it. */
export function guidePage(base: string): Html {
  const slugger = new GithubSlugger();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugger.slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      image: ({ href, text }) =>
        `<img src="guide/${encodeURIComponent(href.split("/").at(-1) ?? "")}" alt="${text.replaceAll('"', "&quot;")}">`,
    },
  });
  const guide = marked.parse(readFileSync("content/README.md", "utf8"), { async: false });
  return frame(base, "Guide", html`<article class="preview prose guide">${raw(guide)}</article>`);
}
