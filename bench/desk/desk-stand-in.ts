import { Readable } from "node:stream";
import { Hono } from "hono";
import type { DeskEnv } from "../../server/desk-api/desk-context.ts";
import { submissionRoutes } from "../../server/desk-api/submission-routes.ts";
import { readEnvironment } from "../../server/environment.ts";
import type { Store } from "../../server/store/store.ts";
import type { Me } from "../../server/submission/staff.ts";

/** The desk's addresses for submissions, at which everybody is Asha without signing in. */
export function deskStandIn(store: Store) {
  const asha: Me = {
    id: "asha",
    name: "Asha",
    email: "",
    role: "owner",
    secondFactor: false,
    mustEnrol: false,
  };
  const app = new Hono<DeskEnv>()
    .use(async (context, next) => {
      context.set("who", asha);
      context.set("record", async () => {});
      await next();
    })
    .route("/api/desk", submissionRoutes({ store, environment: readEnvironment({}), log: () => {} }));
  return (request: Request) => app.fetch(request, { incoming: Readable.from([]) });
}
