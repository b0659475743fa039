import type { MiddlewareHandler } from "hono";
import { type Access, access } from "./access.ts";
import type { DeskEnv, DeskParts } from "./desk-env.ts";
import { meOf } from "./me-of.ts";
import { Refused } from "./refused.ts";
import type { SessionCookie } from "./session-cookie.ts";

/**
 * Lets through who may ask: finds the session and its person anew for each request, so that one that was ended, and a role
 * that was taken away, count at once.
 * @param level what an address asks for; not `open`
 */
export function guard(
  { store }: Pick<DeskParts, "store">,
  cookie: SessionCookie,
  level: Access,
): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const id = cookie.read(context);
    // What a page asks again and again by itself carries the mark of what it has (RFC 9110, 13.1.2), and is no sign of life.
    const byHand = context.req.header("if-none-match") === undefined;
    const session = id === undefined ? undefined : await store.sessions.find(id, byHand);
    const user = session && (await store.accounts.find({ id: session.userId }));
    if (!session || !user) throw new Refused(401, "Please sign in.");
    const who = meOf(user);
    const half = session.stage === "half";
    if (half && level !== "half")
      throw new Refused(403, "Please enter the code of your authenticator first.");
    if (who.mustEnrol && (level === "staff" || level === "owner"))
      throw new Refused(403, "The owner asks for a second factor. Please set it up first.");
    if (level === "owner" && who.role !== "owner") throw new Refused(403, "Only an owner may do this.");
    context.set("who", who);
    context.set("half", half);
    context.set("session", { id: session.id });
    context.set("record", (what, submissionId, detail) =>
      store.record.note({ who, what, submissionId, detail }),
    );
    await next();
  };
}

/**
 * Sees to it that every address has its rule.
 * @param routes all of the desk's, as Hono lists them
 * @throws Error that names one without
 */
export function refuseUnguarded(
  routes: readonly { method: string; path: string }[],
  everywhere: string,
): void {
  const bare = routes.find(({ method, path }) =>
    method === "ALL" ? path !== everywhere : access[`${method} ${path}`] === undefined,
  );
  if (bare) throw new Error(`${bare.method} ${bare.path} has no rule in server/desk/access.ts`);
}
