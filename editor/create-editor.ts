import { hash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { currentContent, withContent } from "../app/data/open-content.server.ts";
import { webpWidth } from "../app/data/picture-widths.ts";
import { readPictureFacts } from "../app/data/pictures.server.ts";
import { ChangeHistory, type Person, signedIn, waitForPictures } from "./change-history.ts";
import { draftRoutes } from "./draft.ts";
import { formRoutes } from "./form-routes.ts";
import { hindiRoutes } from "./hindi-progress.ts";
import { simplifyRemedy } from "./labels.ts";
import { newEntryRoutes } from "./new-entry.ts";
import { type Editor, type Html, pageLayout, previewText, styleSheets, undoForm } from "./page.ts";
import { pictureRoutes } from "./picture-upload.ts";
import { publishRoutes } from "./publishing.ts";
import { removalRoutes } from "./removal.ts";
import { samplesPage, startPage } from "./start-page.ts";
import { tableRoutes } from "./table-page.ts";
import { vacanciesPage } from "./vacancies-page.ts";

/** How the editor runs on a server: where people reach it, and what the proxy shows to prove itself. */
export type ServerMode = { origin: string; key: string };

/**
 * The editor’s pages. On one’s own computer they answer on this machine alone, to this machine’s own names (no page of another
 * site can reach them under a name of its own), below a secret address. On a server they answer the proxy alone, below
 * `/editor`, to whoever the desk has let in. They take only what their own pages send.
 * @param site the origin of the site beside the editor
 */
export function createEditor(secret: string, port: number, site: string, server?: ServerMode): Hono {
  const base = server ? "editor" : secret;
  const editor: Editor = {
    site: server ? `/${base}/draft` : site,
    origin: server?.origin,
    history: new ChangeHistory({ isKept: Boolean(server) }),
    uploads: new Map(),
  };
  const app = new Hono();
  const hosts = server ? [new URL(server.origin).host] : [`localhost:${port}`, `127.0.0.1:${port}`];
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!hosts.includes(context.req.header("host") ?? "")) return context.text("Not here.", 421);
    const person = readPerson(context, server);
    if (person === undefined) return context.text("Sign in at the desk first.", 403);
    return person ? signedIn.run(person, next) : next();
  });
  const origin = server?.origin ?? hosts.map((host) => `http://${host}`);
  app.use(csrf({ origin, secFetchSite: "same-origin" }));
  app.use(
    bodyLimit({ maxSize: 40e6, onError: (context) => context.text("At most 40 MB can be sent.", 413) }),
  );
  if (server) app.route(`/${base}`, draftRoutes(site));
  // Opened once, however many of its files a page asks for.
  app.use(({ req }, next) => (req.method === "GET" ? withContent(currentContent(), next) : next()));

  const pages = new Hono();
  const ofEditor = [formRoutes, newEntryRoutes, removalRoutes, publishRoutes, pictureRoutes, tableRoutes];
  for (const routes of ofEditor) pages.route("/", routes(editor));
  pages.route("/", hindiRoutes());
  pages.get("/vacancies", (context) => context.html(vacanciesPage()));
  pages.post("/undo", async (context) => {
    const form = await context.req.formData();
    const id = Number(form.get("id"));
    const blocker = editor.history.findBlocker(id);
    const blocked = editor.history.changes.find((step) => step.id === id && blocker);
    if (blocker && blocked)
      return context.html(
        pageLayout(
          "A later step comes first",
        )`<p role="alert">A later step changed the same field, or the same lines of a text. Take that back first:</p><p>${undoForm(blocker)}</p><p>Then this one can be:</p><p>${undoForm(blocked)}</p>`,
        409,
      );
    const step = editor.history.undo(id);
    await waitForPictures(step?.files() ?? []);
    return context.redirect(`./?saved=${step?.id}`, 303);
  });
  pages.get("/samples", (context) => context.html(samplesPage()));
  pages.get("/picture/:name", serveStatic({ root: "public", rewriteRequestPath: findThumbnail }));
  pages.get("/guide", (context) => context.html(guidePage()));
  for (const file of styleSheets)
    pages.get(`/${path.basename(file)}`, (context) => {
      const styles = readFileSync(path.join(import.meta.dirname, file), "utf8");
      // The typefaces are below the editor’s own address, as all that it shows.
      const text = styles.replaceAll("../../.generated/", ".generated/");
      return context.body(text, 200, { "Content-Type": "text/css; charset=utf-8" });
    });
  for (const script of ["editor.js", "paste.js"])
    pages.get(`/${script}`, serveStatic({ path: path.join(import.meta.dirname, script) }));
  for (const [address, root] of [
    ["/guide/:name{[a-z-]+\\.webp}", "docs/guide"],
    ["/.generated/:name{(?:anek|bricolage)-[a-z]+\\.woff2}", ".generated"],
    ["/pictures/:name{[a-z0-9-]+\\.(?:avif|webp)}", "public/pictures"],
  ] as const)
    pages.get(address, serveStatic({ root, rewriteRequestPath: (asked) => path.basename(asked) }));
  app.get(`/${base}/`, (context) => context.html(startPage(editor, context.req.query())));
  app.get(`/${base}`, (context) => context.redirect(`/${base}/`));
  app.route(`/${base}`, pages);
  app.notFound((context) => context.html(unknownAddressPage, 404));
  app.onError((error, context) => {
    if ("getResponse" in error) return error.getResponse();
    console.error(error);
    const page = pageLayout("That didn’t work");
    return context.html(
      page`<p class="summary" role="alert">${simplifyRemedy(error.message, "", "")}.</p>`,
      500,
    );
  });
  return app;
}

/** Who asks, as the proxy says in a server’s headers; null on one’s own computer, undefined for whoever isn’t let in. */
function readPerson({ req }: Context, server: ServerMode | undefined): Person | null | undefined {
  const [key = "", id = "", name = ""] = ["key", "person", "name"].map((word) =>
    req.header(`x-editor-${word}`),
  );
  if (!server) return key || id || name ? undefined : null;
  const [given, wanted] = [key, server.key].map((text) => hash("sha256", text, "buffer")) as [Buffer, Buffer];
  if (!timingSafeEqual(given, wanted) || !/^[\w-]{1,100}$/.test(id) || !name) return undefined;
  try {
    return { id, name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}

const unknownAddressPage = html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Words of the site</title><main><h1>There is no page at this address</h1><p>Open the whole address that the terminal shows after <code>npm run edit</code>. What you had typed and not saved is offered to you there.</p></main></html>`;

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/** The smallest file of the picture that an address ends with, below `public/`; one that isn’t there for no picture. */
function findThumbnail(address: string): string {
  const facts = readPictureFacts();
  const name = path.basename(address);
  const { base = "", widths = [] } = Object.hasOwn(facts, name) ? (facts[name] ?? {}) : {};
  return `pictures/${base}-${webpWidth(widths)}.webp`;
}

/** The staff’s guide, `content/README.md`, with its pictures; its links lead within it. */
function guidePage(): Html {
  const [, title = "", guide = ""] = /^# (.*)\n(.*)/s.exec(readFileSync("content/README.md", "utf8")) ?? [];
  const text = guide.replace(/!\[([^\]]*)\]\(\S*\/([\w-]+\.webp)\)/g, '<img src="guide/$2" alt="$1">');
  return pageLayout(title)`<article class="preview prose guide">${previewText(text)}</article>`;
}
