import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";

export type ApiParts = { state: { draining: boolean } };

/** The server's own addresses: whether it is well, and the two forms. */
export function createApi({ state }: ApiParts): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  api.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  api.get("/healthz", (context) => context.json({ ok: true }));
  api.get("/readyz", (context) =>
    state.draining ? context.json({ ok: false, why: "stopping" }, 503) : context.json({ ok: true }),
  );
  api.post("/api/submit", (context) => notKept(context, "/Contact#not-sent"));
  api.post("/api/contact", (context) => notKept(context, "/career#not-sent"));
  api.on(["GET", "HEAD", "PUT", "PATCH", "DELETE"], ["/api/submit", "/api/contact"], (context) => {
    context.header("Allow", "POST");
    return context.json({ success: false, message: "This address takes forms by POST." }, 405);
  });
  api.all("/healthz", onlyRead);
  api.all("/readyz", onlyRead);
  api.notFound((context) =>
    context.json({ success: false, message: "There is nothing at this address." }, 404),
  );
  return api;
}

function onlyRead(context: Context): Response {
  context.header("Allow", "GET, HEAD");
  return context.json({ success: false, message: "This address can only be read." }, 405);
}

function notKept(context: Context, page: string): Response {
  if (context.req.header("accept")?.includes("text/html")) return context.redirect(page, 303);
  context.header("Retry-After", "60");
  return context.json(
    { success: false, message: "Forms cannot be taken just now. Please call us instead." },
    503,
  );
}
