import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { checkContent } from "../../app/check-content.server.ts";
import { ContentError, listFindings } from "../../app/data/content-error.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { isDraft } from "../../app/data/publishing.server.ts";
import { preparePictures } from "../prepare/pictures.ts";
import { mistakePage } from "./mistake-page.ts";

/** Milliseconds to wait after a change: editors write a file in several steps, and large pictures copy slowly. */
const settleTime = 150;

/**
 * While developing: checks `content/` at the start and after each change, derives new pictures, lists mistakes and advice
 * in the terminal, shows mistakes in the browser in place of the site, and reloads open pages. When a change adds or
 * removes an address (a new article, say), the server restarts, because React Router reads its routes once.
 */
export function contentMistakes(): Plugin {
  return {
    name: "content-mistakes",
    apply: "serve",
    configureServer(server) {
      const content = path.resolve("content") + path.sep;
      const addresses = JSON.stringify(readPaths());
      // A restart misses what changes while the watcher before it closes: a picture that goes with its article.
      let checking = check(server, true);
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
          if (JSON.stringify(readPaths()) !== addresses) {
            console.log("content: addresses have changed, so the server restarts …");
            return server.restart();
          }
          const before = checking;
          checking = before.then(() => check(server, pictures));
          await tell();
          server.ws.send({ type: "full-reload" });
        }, settleTime);
      });
      server.middlewares.use(async (request, response, next) => {
        const { headers, method } = request;
        if (method !== "GET" || !headers.accept?.includes("text/html")) return next();
        const mistakes = (await checking).filter(({ style }) => !style);
        if (mistakes.length === 0) return next();
        response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
        return response.end(String(mistakePage(mistakes)));
      });
    },
  };
}

async function makePictures(): Promise<void> {
  for (const warning of (await preparePictures(process.cwd())).warnings) console.warn(warning);
}

/** The mistakes of `content/`, found by the site's own readers as they stand at this moment. */
async function check(server: ViteDevServer, pictures: boolean): Promise<ContentError[]> {
  try {
    if (pictures) await makePictures();
    const site = (await server.ssrLoadModule("/app/check-content.server.ts")) as {
      checkContent: typeof checkContent;
    };
    return site.checkContent().filter(({ file }) => !isDraft(file.slice("content/".length)));
  } catch (error) {
    if (error instanceof ContentError) return [error];
    server.config.logger.error(error instanceof Error ? error.message : String(error));
    return [];
  }
}
