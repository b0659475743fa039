import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Desk } from "./desk-api/desk-page.ts";
import type { Environment } from "./environment.ts";
import type { BuiltSite } from "./files/built-site.ts";
import { createScan } from "./forms/cv.ts";
import { checkOrigin, type FormPostParts, handleFormPost } from "./forms/form-post.ts";
import { createByteBudget } from "./forms/read-form.ts";
import { apiPaths } from "./http/api-paths.ts";
import { noteOutcome } from "./http/log-request.ts";
import { clientAddress, discardBody } from "./http/request.ts";
import type { RunState } from "./http/server.ts";
import { type Log, logFailure } from "./log.ts";
import { createPageErrors } from "./page-errors.ts";
import { createQueue } from "./queue.ts";
import { StoreDamagedError } from "./store/data-folder.ts";
import { StoreUnavailableError } from "./store/database.ts";
import { createRateLimit } from "./store/rate-limits.ts";
import { describeDiskError } from "./store/readiness.ts";
import type { Store } from "./store/store.ts";

export type ApiParts = {
  site: BuiltSite;
  store: Pick<Store, "keep" | "ready" | "pool">;
  environment: Environment;
  state: RunState;
  log: Log;
  /** Called when a submission has been kept whose mail is due. */
  onKept: () => void;
  /** Only if it is switched on. */
  desk?: Desk | undefined;
};

type Api = { Bindings: HttpBindings };

/** The server's own addresses: the two forms, failures of pages, and health checks. */
export function createApi({ site, store, environment, state, log, onKept, desk }: ApiParts): Hono<Api> {
  const parts: FormPostParts = {
    keep: store.keep,
    scan: environment.CLAMD_URL === undefined ? undefined : createScan(environment.CLAMD_URL),
    queue: createQueue(2, (error) => error instanceof StoreUnavailableError),
    rateLimit: createRateLimit(environment.RATE_LIMIT, store),
    budget: createByteBudget(),
    accessKey: environment.ACCESS_KEY,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    manifest: site.manifest,
    log,
    onKept,
  };
  const addressOf = ({ env }: Context<Api>) => clientAddress(env.incoming, environment.TRUST_PROXY);
  const requestIdOf = (context: Context<Api>) =>
    environment.TRUST_PROXY > 0 ? proxyRequestId(context.req.header("x-request-id")) : undefined;
  const allowOrigins = cors({
    origin: environment.ALLOWED_ORIGINS,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", "Accept"],
    exposeHeaders: ["Retry-After"],
    maxAge: 600,
  });
  const notePageError = createPageErrors(site, log);

  const api = new Hono<Api>({ strict: false });
  api.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  api.get(apiPaths.alive, (context) => context.json({ ok: true, release: site.manifest.release }));
  api.get(apiPaths.ready, async (context) => {
    state.readyAskedAt = performance.now();
    if (state.draining) return context.json({ ok: false, why: "stopping" }, 503);
    // For a balancer that only distributes pages, which need no store.
    if (context.req.query("pages") !== undefined) return context.json({ ok: true });
    const why = await store.ready().then(
      () => undefined,
      (error: Error) =>
        error instanceof StoreDamagedError
          ? "the database is damaged"
          : (describeDiskError(error) ?? "the store cannot be used"),
    );
    if (why === undefined) return context.json({ ok: true });
    noteOutcome(context.env.outgoing, why);
    return context.json({ ok: false, why }, 503);
  });
  for (const endpoint of ["submit", "contact"] as const) {
    api.use(apiPaths[endpoint], allowOrigins);
    api.post(apiPaths[endpoint], async (context) => {
      const { incoming, outgoing } = context.env;
      const post = { headers: context.req.raw.headers, body: incoming };
      const sender = { address: addressOf(context), requestId: requestIdOf(context) };
      const { response, outcome, id } = await handleFormPost(parts, post, endpoint, sender);
      noteOutcome(outgoing, outcome, id);
      return response;
    });
    api.all(apiPaths[endpoint], onlyPost);
  }
  api.post(apiPaths.error, async (context) => {
    const { incoming } = context.env;
    const { headers } = context.req.raw;
    const { isRefused, otherSite } = checkOrigin(headers, site.manifest, environment.ALLOWED_ORIGINS);
    if (environment.ERROR_REPORTS && !isRefused) await notePageError(incoming, addressOf(context));
    await discardBody(incoming);
    if (otherSite) context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return context.body(null, 204);
  });
  api.all(apiPaths.error, onlyPost);
  if (desk) api.route("/", desk.api);
  api.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], [apiPaths.alive, apiPaths.ready], onlyRead);
  api.notFound((context) =>
    context.json({ success: false, message: "There is nothing at this address." }, 404),
  );
  api.onError((error, context) => {
    logFailure(log, error);
    return context.json({ success: false, message: "Something went wrong here. Please try again." }, 500);
  });
  return api;
}

/** A UUID made from the ID that a proxy gives a request: 32 hexadecimal digits, with dashes or without, the same at every attempt. */
function proxyRequestId(id: string | undefined): string | undefined {
  const hex = /^[0-9a-f]{32}$/i.exec(id?.replaceAll("-", "") ?? "")?.[0]?.toLowerCase();
  return hex?.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-a$4-$5");
}

const only = (Allow: string, message: string) => (context: Context) =>
  context.json({ success: false, message }, 405, { Allow });
const onlyPost = only("POST", "This address takes only POST.");
const onlyRead = only("GET, HEAD", "This address can only be read.");
