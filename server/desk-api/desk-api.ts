import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { BuildManifest } from "../files/build-manifest.ts";
import { discardBody, isOwnOrigin } from "../http/request.ts";
import { type Log, logFailure } from "../log.ts";
import { StoreDamagedError } from "../store/data-folder.ts";
import { StoreUnavailableError } from "../store/database.ts";
import { accessRules, assertGuarded, createGuard } from "./access.ts";
import { createAccountRoutes } from "./account-routes.ts";
import { createKnownBrowser, createSessionCookie } from "./cookies.ts";
import type { DeskContext, DeskEnv, DeskParts } from "./desk-context.ts";
import { createPasswordChecker } from "./passwords.ts";
import { type Refusal, RefusalError } from "./refusal.ts";
import { createCodeChecker } from "./second-factor.ts";
import { createSecondFactorRoutes, createSignInRoutes } from "./sign-in-routes.ts";
import { createSubmissionRoutes } from "./submission-routes.ts";

/** The desk's addresses with what they accept and answer, for the page's client. */
export type DeskApi = ReturnType<typeof createDeskApi>;

const wildcard = "/api/desk/*";

/**
 * Everything that answers below `/api/desk`.
 * @throws Error if an address has no rule in `access.ts`
 */
export function createDeskApi(parts: DeskParts) {
  const cookie = createSessionCookie(parts);
  const knownBrowser = createKnownBrowser(parts);
  const checkPassword = createPasswordChecker(parts.store);
  const checkCode = createCodeChecker(parts.store);
  const accounts = { ...parts, cookie, knownBrowser, checkPassword, checkCode };
  const desk = new Hono<DeskEnv>({ strict: false }).basePath("/api/desk");
  desk.onError((error, context) => handleError(error, context, parts));
  desk.use(async (context, next) => {
    context.header("X-Robots-Tag", "noindex");
    const { method, raw } = context.req;
    if (method !== "GET" && method !== "HEAD" && !isFromDesk(raw.headers, parts.manifest))
      throw new RefusalError("not this page");
    await next();
  });
  for (const [address, level] of Object.entries(accessRules)) {
    const [method = "", path = ""] = address.split(" ");
    if (level !== "open") desk.on(method, path.replace("/api/desk", ""), createGuard(parts, cookie, level));
  }
  const routes = desk
    .route("/", createSignInRoutes(accounts))
    .route("/", createSecondFactorRoutes(accounts))
    .route("/", createAccountRoutes(accounts))
    .route("/", createSubmissionRoutes(parts));
  assertGuarded(desk.routes, wildcard);
  return routes;
}

function handleError(error: Error, context: DeskContext, { log }: Pick<DeskParts, "log">): Response {
  // A browser does not read the answer before it has sent the whole body.
  void discardBody(context.env.incoming);
  if (error instanceof HTTPException)
    return context.json({ success: false, code: "unreadable" } satisfies Refusal, error.status);
  const { status, code, details } = error instanceof RefusalError ? error : explainFailure(error, log);
  const { retryAfter, ...more } = details;
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  return context.json({ success: false, code, ...more } satisfies Refusal, status);
}

function explainFailure(error: Error, log: Log): RefusalError {
  if (error instanceof StoreDamagedError) return new RefusalError("damaged");
  if (error instanceof StoreUnavailableError) return new RefusalError("store away", { retryAfter: 5 });
  logFailure(log, error);
  return new RefusalError("failed");
}

/**
 * Whether a request was sent by the desk's own page. Unlike the forms, which anybody may post to, the desk accepts no change
 * from a program that names no origin: browsers always name one. `hono/csrf` doesn't ask JSON for its origin.
 */
export function isFromDesk(headers: Headers, { siteUrl }: Pick<BuildManifest, "siteUrl">): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  return fetchSite === null
    ? isOwnOrigin(headers.get("origin") ?? "", headers, siteUrl)
    : fetchSite === "same-origin";
}
