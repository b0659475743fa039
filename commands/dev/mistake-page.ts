import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { asSentence, type ContentError } from "../../app/data/content-error.ts";

/**
 * The page that stands in place of the site's while `content/` holds mistakes. It listens for the next save
 * as every page does in `npm run dev`, so it goes by itself.
 */
export function mistakePage(mistakes: ContentError[]) {
  const many = mistakes.length === 1 ? "A mistake" : `${mistakes.length} mistakes`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${many} in content</title>
<script type="module" src="/@vite/client"></script>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${many} in the content</h1>
<p>Correct the file and save it: this page goes away by itself.</p>
${mistakes.map(section)}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; --ink: #2a1f3d; --ground: #fff8ee; --card: #fff; --mark: #ffe08a; --edge: #b3541e }
@media (prefers-color-scheme: dark) { :root { --ink: #fbeedd; --ground: #1d152b; --card: #2a1f3d; --mark: #6b4a12; --edge: #f0a35e } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { line-height: 1.2 }
section { background: var(--card); border-inline-start: .375rem solid var(--edge); padding: .5rem 1rem 1rem; margin-block: 1.25rem }
h2 { font-size: 1.05rem; margin: .5rem 0 0; overflow-wrap: anywhere }
h2 + p { margin: 0 } p { margin-block: .5rem }
pre { margin: 0; overflow-x: auto; font: .875rem/1.6 ui-monospace, monospace }
pre span { display: block; padding-inline: .5rem } pre mark { display: block; padding-inline: .5rem; background: var(--mark); color: inherit; font-weight: bold }
`;

function section({ file, field, remedy, line }: ContentError) {
  const place = [line && `line ${line}`, /^line \d+$/.test(field) ? "" : field === "text" ? "" : field];
  return html`<section>
<h2>${file}</h2>
<p>${place.filter(Boolean).join(", ")}</p>
<p><strong>${asSentence(remedy)}</strong></p>
${line ? excerpt(file, line) : ""}
</section>`;
}

/** Two lines above and below the one that holds the mistake, which is marked. */
function excerpt(file: string, line: number) {
  const lines = readFileSync(file, "utf8").split("\n");
  const first = Math.max(1, line - 2);
  const shown = lines.slice(first - 1, line + 2).map((text, index) => {
    const number = first + index;
    const row = `${String(number).padStart(4)}  ${text.replaceAll("\t", "→ ").slice(0, 400)}`;
    return number === line ? html`<mark>${row}</mark>` : html`<span>${row}</span>`;
  });
  return html`<pre tabindex="0" role="group" aria-label="${file} around line ${line}">${shown}</pre>`;
}
