import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the editor. `base` is the secret part that each of its addresses begins with. */
export function frame(base: string, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – words of the site</title>
<link rel="stylesheet" href="${base}/tokens.css">
<link rel="stylesheet" href="${base}/editor.css">
<link rel="stylesheet" href="${base}/form.css">
<link rel="icon" href="data:,">
<script type="module" src="${base}/editor.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the words</a>
<header><p><a href="${base}/">Words of the site</a></p><nav aria-label="Editor"><a href="${base}/new-article">Write an article</a> <a href="${base}/pictures">Pictures</a> <a href="${base}/guide">Guide</a></nav></header>
<main id="main" tabindex="-1">
${content}
</main>
</body>
</html>
`;
}

export function fileAddress(base: string, file: string): string {
  return `${base}/file?name=${encodeURIComponent(file)}`;
}
