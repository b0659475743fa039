import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Environment } from "./environment.ts";
import type { BuiltSite } from "./files/built-site.ts";
import { createByteBudget } from "./forms/byte-budget.ts";
import { clientAddress } from "./forms/client-address.ts";
import { type FormPostParts, handleFormPost, handlePreflight } from "./forms/handle-form-post.ts";
import { createRateLimit } from "./forms/rate-limit.ts";
import { type Log, logFailure } from "./log.ts";
import { noteOutcome } from "./log-request.ts";
import type { Store } from "./store/store.ts";

export type ApiParts = {
  site: BuiltSite;
  store: Pick<Store, "keep" | "ready" | "pool">;
  environment: Pick<Environment, "ALLOWED_ORIGINS" | "ACCESS_KEY" | "RATE_LIMIT" | "TRUST_PROXY">;
  /** `draining` turns true once the server has been told to stop. */
  state: { draining: boolean };
  log: Log;
  /** Told that a submission is kept whose mail is due. */
  onKept: () => void;
};

type Api = { Bindings: HttpBindings };

/** Bytes of all posts that may be held at once: eight of the largest. */
const budget = 48 * 1024 * 1024;

/** The server's own addresses. What else lies below `/api` is answered 404 here, and never by a file. */
const paths = {
  submit: "/api/submit",
  contact: "/api/contact",
  alive: "/healthz",
  ready: "/readyz",
} as const;
const own = new Set<string>(Object.values(paths));

/** Whether an address is one of the server's own; every other is a file of the build. */
export function isApiPath(path: string): boolean {
  return own.has(path) || path === "/api" || path.startsWith("/api/");
}

/** The server's own addresses: whether it is well, and the two forms. */
export function createApi({ site, store, environment, state, log, onKept }: ApiParts): Hono<Api> {
  const parts: FormPostParts = {
    keep: store.keep,
    rateLimit: createRateLimit(environment.RATE_LIMIT, store),
    budget: createByteBudget(budget),
    accessKey: environment.ACCESS_KEY,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    manifest: site.manifest,
    log,
    onKept,
  };
  const answerPost = (endpoint: "submit" | "contact") => async (context: Context<Api>) => {
    const { incoming, outgoing } = context.env;
    const forwarded = context.req.header("x-forwarded-for");
    const address = clientAddress(incoming.socket.remoteAddress, forwarded, environment.TRUST_PROXY);
    const { response, outcome } = await handleFormPost(
      parts,
      { headers: context.req.raw.headers, body: incoming },
      endpoint,
      address,
    );
    noteOutcome(outgoing, outcome);
    return response;
  };

  const api = new Hono<Api>({ strict: false });
  api.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  api.get(paths.alive, (context) => context.json({ ok: true }));
  api.get(paths.ready, async (context) => {
    if (state.draining) return context.json({ ok: false, why: "stopping" }, 503);
    const ready = await store.ready().then(
      () => true,
      () => false,
    );
    return ready
      ? context.json({ ok: true })
      : context.json({ ok: false, why: "the store cannot be used" }, 503);
  });
  for (const endpoint of ["submit", "contact"] as const) {
    api.post(paths[endpoint], answerPost(endpoint));
    api.options(
      paths[endpoint],
      (context) => handlePreflight(parts, context.req.raw.headers) ?? onlyPost(context),
    );
    api.all(paths[endpoint], onlyPost);
  }
  api.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], [paths.alive, paths.ready], onlyRead);
  api.notFound((context) =>
    context.json({ success: false, message: "There is nothing at this address." }, 404),
  );
  api.onError((error, context) => {
    logFailure(log, error);
    return context.json({ success: false, message: "Something went wrong here. Please try again." }, 500);
  });
  return api;
}

function onlyPost(context: Context): Response {
  context.header("Allow", "POST");
  return context.json({ success: false, message: "This address takes forms by POST." }, 405);
}

function onlyRead(context: Context): Response {
  context.header("Allow", "GET, HEAD");
  return context.json({ success: false, message: "This address can only be read." }, 405);
}
