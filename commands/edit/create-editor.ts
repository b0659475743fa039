import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { webpWidths } from "../../app/data/picture-widths.ts";
import { readPictureFacts } from "../../app/data/pictures.server.ts";
import { beginPages } from "./begin-pages.ts";
import { Changes, WrittenMeanwhile } from "./changes.ts";
import type { Editor } from "./editor.ts";
import { filePages } from "./file-pages.ts";
import { sheets } from "./frame.ts";
import { guidePage } from "./guide-page.ts";
import { untilMade } from "./new-picture.ts";
import { outPages } from "./out-pages.ts";
import { picturePages } from "./picture-pages.ts";
import { meanwhilePage, strangerPage } from "./plain-pages.ts";
import { publishPages } from "./publish-pages.ts";
import { startPage } from "./start-page.ts";

/**
 * The editor’s pages. They answer on this machine alone, to this machine’s own names (no page of another site can reach
 * them under a name of its own), below a secret address, and take only what their own forms send.
 * @param secret drawn afresh at every start
 */
export function createEditor(secret: string, port: number, site: string): Hono {
  const editor: Editor = { base: `/${secret}`, site, changes: new Changes(), kept: new Map() };
  const app = new Hono();
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!hosts.includes(context.req.header("host") ?? "")) return context.text("Not here.", 421);
    return next();
  });
  app.use(csrf({ origin: hosts.map((host) => `http://${host}`), secFetchSite: "same-origin" }));
  app.use(
    bodyLimit({ maxSize: 40e6, onError: (context) => context.text("At most 40 MB can be sent.", 413) }),
  );

  const pages = new Hono();
  pages.route("/", filePages(editor));
  pages.route("/", beginPages(editor));
  pages.route("/", outPages(editor));
  pages.route("/", publishPages(editor));
  pages.route("/", picturePages(editor));
  pages.post("/undo", async (context) => {
    const form = await context.req.formData();
    const undone = editor.changes.undo(Number(form.get("id")));
    await untilMade(undone?.files ?? []);
    return context.redirect(`${editor.base}/?undone=${encodeURIComponent(undone?.what ?? "")}`, 303);
  });
  pages.get("/picture/:name", (context) => thumbnail(context));
  pages.get("/guide", (context) => context.html(guidePage(editor.base)));
  pages.get("/guide/:name{[a-z-]+\\.webp}", (context) =>
    webp(context, `docs/guide/${context.req.param("name")}`),
  );
  for (const file of [...sheets, "editor.js"])
    pages.get(`/${path.basename(file)}`, (context) =>
      context.body(readFileSync(path.join(import.meta.dirname, file), "utf8"), 200, {
        "Content-Type": `text/${file.endsWith(".js") ? "javascript" : "css"}; charset=utf-8`,
      }),
    );
  app.get(`${editor.base}/`, (context) => context.html(startPage(editor, context.req.query())));
  // Where typeface.css and typeface-hindi.css have their files.
  app.get("/.generated/:name{(?:anek|bricolage)-[a-z]+\\.woff2}", (context) =>
    context.body(readFileSync(`.generated/${context.req.param("name")}`), 200, {
      "Content-Type": "font/woff2",
    }),
  );
  app.get("/pictures/:name{[a-z0-9-]+\\.webp}", (context) =>
    webp(context, `public/pictures/${context.req.param("name")}`),
  );
  app.get(editor.base, (context) => context.redirect(`${editor.base}/`));
  app.route(editor.base, pages);
  app.notFound((context) => context.html(strangerPage(), 404));
  app.onError((error, context) => {
    if (error instanceof WrittenMeanwhile) return context.html(meanwhilePage(editor, error.file), 409);
    if ("getResponse" in error) return (error as { getResponse(): Response }).getResponse();
    console.error(error);
    return context.text(`That didn’t work: ${error.message}. Nothing was saved.`, 500);
  });
  return app;
}

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-store",
};

function thumbnail(context: Context): Response {
  const facts = readPictureFacts();
  const name = context.req.param("name") ?? "";
  const found = Object.hasOwn(facts, name) ? facts[name] : undefined;
  const file = found && `public/pictures/${found.base}-${webpWidths(found.widths)[0]}.webp`;
  return webp(context, file);
}

function webp(context: Context, file: string | undefined): Response {
  if (!file || !existsSync(file)) return context.body(null, 404);
  return context.body(readFileSync(file), 200, { "Content-Type": "image/webp" });
}
