import { utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ServerBuild } from "react-router";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type * as Site from "../../app/check-content.server.ts";
import { ContentError, listFindings } from "../../app/data/content-error.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { isBoardPath } from "../../app/data/paths.ts";
import { isDraft } from "../../app/data/publishing.server.ts";
import { preparePictures } from "../prepare/pictures.ts";
import { mistakePage } from "./mistake-page.ts";

/** Milliseconds to wait after a change: editors write a file in several steps, and large pictures copy slowly. */
const settleTime = 150;

/**
 * While developing: checks `content/` at the start and after each change, derives new pictures, lists mistakes and advice
 * in the terminal, shows mistakes in the browser in place of the site (those of a draft in place of its page), and reloads open pages, once the routes are known
 * where a change adds or removes an address (a new article, say).
 */
export function contentMistakes(): Plugin {
  return {
    name: "content-mistakes",
    apply: "serve",
    configureServer(server) {
      const content = path.resolve("content") + path.sep;
      let paths = readPaths();
      let checking = check(server, false);
      let told = "";
      let timer: NodeJS.Timeout | undefined;
      let picturesChanged = false;
      const tell = async () => {
        const lines = listFindings(await checking);
        if (lines !== told) console.log(lines || "content: no mistakes left");
        told = lines;
      };
      void tell();
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(content)) return;
        picturesChanged ||= file.startsWith(path.join(content, "pictures"));
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const pictures = picturesChanged;
          picturesChanged = false;
          const before = paths;
          paths = readPaths();
          if (!isDeepStrictEqual(paths, before)) await readRoutesAnew(server, paths.everyPath);
          const checked = checking;
          checking = checked.then(() => check(server, pictures));
          await tell();
          server.ws.send({ type: "full-reload" });
        }, settleTime);
      });
      server.middlewares.use(async (request, response, next) => {
        const { headers, method } = request;
        if (method !== "GET" || !headers.accept?.includes("text/html")) return next();
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        // As the server does: the router would take the address for that of a board.
        if (isBoardPath(pathname) && !paths.everyPath.includes(pathname))
          Object.assign(request, { url: "/404", originalUrl: "/404" });
        const mistakes = (await checking).filter(({ style }) => !style);
        const shown = mistakes.length > 0 ? mistakes : (await siteOf(server)).mistakesInDraft(pathname);
        if (shown.length === 0) return next();
        response.writeHead(mistakes.length > 0 ? 500 : 200, {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": "no-store",
        });
        return response.end(String(mistakePage(shown)));
      });
    },
  };
}

/**
 * React Router reads its routes, and which pages there are, anew when the file of its routes changes. A restart of the
 * server would do so too, but would let go of every page that is just being answered. Waits for it, ten seconds at most.
 */
async function readRoutesAnew(server: ViteDevServer, everyPath: string[]): Promise<void> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) return;
  const now = new Date();
  utimesSync("app/routes.ts", now, now);
  for (let tries = 0; tries < 100; tries += 1) {
    const { prerender } = await ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
    if (isDeepStrictEqual(prerender, everyPath)) return;
    await wait(100);
  }
}

async function makePictures(): Promise<void> {
  for (const warning of (await preparePictures(process.cwd())).warnings) console.warn(warning);
}

function siteOf(server: ViteDevServer): Promise<typeof Site> {
  return server.ssrLoadModule("/app/check-content.server.ts") as Promise<typeof Site>;
}

/** The mistakes of `content/`, found by the site's own readers as they stand at this moment. */
async function check(server: ViteDevServer, pictures: boolean): Promise<ContentError[]> {
  try {
    if (pictures) await makePictures();
    return (await siteOf(server))
      .checkContent()
      .filter(({ file }) => !isDraft(file.slice("content/".length)));
  } catch (error) {
    if (error instanceof ContentError) return [error];
    server.config.logger.error(error instanceof Error ? error.message : String(error));
    return [];
  }
}
