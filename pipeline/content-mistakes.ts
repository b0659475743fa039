import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { html, raw } from "hono/html";
import type { Plugin, ViteDevServer } from "vite";
import type * as Site from "../app/check-content.server.ts";
import { ContentError, formatFindings, toSentence } from "../app/data/content-error.ts";
import { detectLanguage, toHindiPath } from "../app/data/language-paths.ts";
import { isDraft } from "../app/data/publishing.server.ts";
import { listRoutes } from "../app/routes.ts";
import { preparePictures } from "../assets/pictures.ts";
import { pathKey } from "../formats/address.ts";

/** Milliseconds to wait after a change: editors write a file in several steps, and large pictures copy slowly. */
const debounceTime = 150;

/**
 * In development: checks `content/` at the start and after each change, derives new pictures, lists mistakes and advice in
 * the terminal and reloads open pages. In the browser, mistakes replace the site, and those of a draft only its page.
 * @param injectNewRoutes gives Astro the addresses that a change has added
 */
export function contentMistakes(injectNewRoutes: () => void): Plugin {
  return {
    name: "content-mistakes",
    apply: "serve",
    configureServer(server) {
      const content = path.resolve("content") + path.sep;
      let addresses = listAddresses();
      let checking = check(server, []);
      let lastReport = "";
      let timer: NodeJS.Timeout | undefined;
      let changedFiles: string[] = [];
      const report = async () => {
        const lines = formatFindings(await checking);
        if (lines !== lastReport) console.log(lines || "content: no mistakes left");
        lastReport = lines;
      };
      const update = async () => {
        const files = changedFiles;
        changedFiles = [];
        const before = addresses;
        addresses = listAddresses();
        if (!isDeepStrictEqual(addresses, before)) {
          injectNewRoutes();
          // Astro makes its list of routes again when any file beside the middleware changes.
          server.watcher.emit("change", path.resolve("app/layout/env.d.ts"));
        }
        checking = checking.then(() => check(server, files));
        await report();
        server.ws.send({ type: "full-reload" });
      };
      void report();
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(content)) return;
        changedFiles.push(path.relative(content, file));
        clearTimeout(timer);
        timer = setTimeout(update, debounceTime);
      });
      server.middlewares.use(async (request, response, next) => {
        const { headers, method } = request;
        if (method !== "GET" || !headers.accept?.includes("text/html")) return next();
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const mistakes = (await checking).filter(({ isAdvice }) => !isAdvice);
        const shown = mistakes.length > 0 ? mistakes : (await loadSite(server)).findDraftMistakes(pathname);
        if (shown.length === 0) {
          // Astro keeps the address of a file that has been removed, and knows one page for unknown addresses.
          if (path.extname(pathname) || addresses.includes(pathKey(pathname))) return next();
          request.url = detectLanguage(pathname) === "hi" ? toHindiPath("/404") : "/404";
          // Astro answers its own /404 with that status, and any other page with 200.
          const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
          response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(404, ...rest);
          return next();
        }
        response.writeHead(mistakes.length > 0 ? 500 : 200, {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": "no-store",
        });
        return response.end(String(mistakePage(shown)));
      });
    },
  };
}

function listAddresses(): string[] {
  return listRoutes().map(({ pattern }) => pathKey(pattern));
}

function loadSite(server: ViteDevServer): Promise<typeof Site> {
  return server.ssrLoadModule("/app/check-content.server.ts") as Promise<typeof Site>;
}

/** @param files the files of `content/` that have changed; where pictures are among them, their sizes are derived */
async function check(server: ViteDevServer, files: string[]): Promise<ContentError[]> {
  try {
    if (files.some((file) => file.startsWith("pictures")))
      for (const warning of (await preparePictures(process.cwd())).warnings) console.warn(warning);
    const findings = (await loadSite(server)).checkContent();
    return findings.filter(({ file }) => !isDraft(file.slice("content/".length)));
  } catch (error) {
    if (error instanceof ContentError) return [error];
    server.config.logger.error(error instanceof Error ? error.message : String(error));
    return [];
  }
}

/** The page that replaces the site's while `content/` holds mistakes. It reloads at the next save, so it goes away by itself. */
function mistakePage(mistakes: ContentError[]) {
  const heading = mistakes.length === 1 ? "A mistake" : `${mistakes.length} mistakes`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} in content</title>
<script type="module" src="/@vite/client"></script>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${heading} in the content</h1>
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
  const fieldText = /^(line \d+|text)$/.test(field) ? "" : field;
  return html`<section>
<h2>${file}</h2>
<p>${[line && `line ${line}`, fieldText].filter(Boolean).join(", ")}</p>
<p><strong>${toSentence(remedy)}</strong></p>
${line ? excerpt(file, line) : ""}
</section>`;
}

function excerpt(file: string, line: number) {
  const first = Math.max(1, line - 2);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(first - 1, line + 2);
  const rows = lines.map((text, index) => {
    const number = first + index;
    const row = `${String(number).padStart(4)}  ${text.replaceAll("\t", "→ ").slice(0, 400)}`;
    return number === line ? html`<mark>${row}</mark>` : html`<span>${row}</span>`;
  });
  return html`<pre tabindex="0" role="group" aria-label="${file} around line ${line}">${rows}</pre>`;
}
