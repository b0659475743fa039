import path from "node:path";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

import type { Path } from "./edit-yaml.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The style sheets of a page, the site’s own first. */
export const sheets = [
  ...["layers", "typeface", "typeface-english", "typeface-hindi", "tokens", "reset", "base", "prose"].map(
    (name) => `../../app/styles/${name}.css`,
  ),
  ...["editor.css", "form.css"],
];

/** A page of the editor. @param base the secret part that each of its addresses begins with */
export function frame(base: string, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – words of the site</title>
${sheets.map((file) => html`<link rel="stylesheet" href="${base}/${path.basename(file)}">`)}
<link rel="icon" href="data:,">
<script type="module" src="${base}/editor.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the words</a>
<header><p><a href="${base}/">Words of the site</a></p><nav aria-label="Editor"><a href="${base}/pictures">Pictures</a> <a href="${base}/guide">Guide</a> <a class="board" href="${base}/publish">Publish</a></nav></header>
<main id="main" tabindex="-1">
${content}
</main>
</body>
</html>
`;
}

/** @param at the entry of the file that the form is to show; all of it where there is none */
export function fileAddress(base: string, file: string, at: Path = []): string {
  const entry = at.length > 0 ? `&at=${encodeURIComponent(JSON.stringify(at))}` : "";
  return `${base}/file?name=${encodeURIComponent(file)}${entry}`;
}
