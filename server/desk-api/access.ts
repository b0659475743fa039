import { createMiddleware } from "hono/factory";
import type { SessionCookie } from "./cookies.ts";
import type { DeskContext, DeskEnv, DeskParts } from "./desk-context.ts";
import { RefusalError } from "./refusal.ts";

/** `half`: a second factor may still be missing. `enrol`: it may still have to be set up. `staff`, `owner`: fully signed in. */
export type AccessLevel = "open" | "half" | "enrol" | "staff" | "owner";

/** Every address of the desk with who may use it. The desk does not start if one is missing here. */
export const accessRules: Readonly<Record<string, AccessLevel>> = {
  "POST /api/desk/sign-in": "open",
  "POST /api/desk/link": "open",
  "POST /api/desk/second-factor": "half",
  "POST /api/desk/sign-out": "half",
  "GET /api/desk/me": "half",
  "POST /api/desk/second-factor/begin": "enrol",
  "POST /api/desk/second-factor/confirm": "enrol",
  "POST /api/desk/second-factor/remove": "staff",
  "POST /api/desk/password": "enrol",
  "PUT /api/desk/me/morning-mail": "staff",

  "GET /api/desk/editor": "owner",

  "GET /api/desk/accounts": "owner",
  "POST /api/desk/accounts": "owner",
  "POST /api/desk/accounts/:id/reset": "owner",
  "PATCH /api/desk/accounts/:id": "owner",
  "DELETE /api/desk/accounts/:id": "owner",
  "PUT /api/desk/settings": "owner",
  "GET /api/desk/record": "owner",

  "GET /api/desk/submissions": "staff",
  "POST /api/desk/submissions": "staff",
  "GET /api/desk/senders": "staff",
  "GET /api/desk/submissions/:id": "staff",
  "POST /api/desk/submissions/:id/change": "staff",
  "POST /api/desk/submissions/changes": "staff",
  "POST /api/desk/submissions/:id/reply": "staff",
  "POST /api/desk/submissions/:id/notes": "staff",
  "POST /api/desk/submissions/:id/erase": "staff",
  "GET /api/desk/submissions/:id/cv": "staff",
  "GET /api/desk/people": "staff",
  "GET /api/desk/replies": "staff",
  "PUT /api/desk/replies": "owner",
  "GET /api/desk/numbers": "staff",
  "GET /api/desk/export": "owner",
};

/**
 * Session and person are looked up for each request, and again once its body has arrived, so that ending a session or changing
 * a role takes effect at once.
 */
export function createGuard(
  { store }: DeskParts,
  cookie: SessionCookie,
  level: Exclude<AccessLevel, "open">,
) {
  const admit = async (context: DeskContext, isUserAction: boolean) => {
    const id = cookie.read(context);
    const session = id === undefined ? undefined : await store.sessions.find(id, isUserAction);
    const user = session && (await store.accounts.find({ id: session.userId }));
    if (!session || !user) throw new RefusalError("signed out");
    const { id: userId, name, email, role, secondFactor, mustEnrol, morningMail } = user;
    const me = { id: userId, name, email, role, secondFactor, mustEnrol, morningMail };
    const isHalf = session.stage === "half";
    if (isHalf && level !== "half") throw new RefusalError("code first");
    if (me.mustEnrol && (level === "staff" || level === "owner")) throw new RefusalError("enrol first");
    if (level === "owner" && me.role !== "owner") throw new RefusalError("owners only");
    context.set("me", me);
    context.set("isHalf", isHalf);
    context.set("session", { id: session.id });
  };
  return createMiddleware<DeskEnv>(async (context, next) => {
    // A page that polls by itself sends the ETag of what it has (RFC 9110, 13.1.2): that does not keep a session alive.
    await admit(context, context.req.header("if-none-match") === undefined);
    context.set("admitAgain", () => admit(context, false));
    context.set("record", (what, submissionId, detail) =>
      store.record.note({ who: context.var.me, what, submissionId, detail }),
    );
    await next();
  });
}

/** @throws Error that names an address without a rule */
export function assertGuarded(routes: readonly { method: string; path: string }[], wildcard: string): void {
  const unguarded = routes.find(({ method, path }) =>
    method === "ALL" ? path !== wildcard : accessRules[`${method} ${path}`] === undefined,
  );
  if (unguarded)
    throw new Error(`${unguarded.method} ${unguarded.path} has no rule in server/desk-api/access.ts`);
}
