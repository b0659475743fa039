import { Hono } from "hono";
import { isUuid } from "../submission/is-uuid.ts";
import type { DeskEnv, DeskParts } from "./desk-env.ts";
import { readBody, readQuery } from "./read-body.ts";
import { Refused } from "./refused.ts";
import { replyTextBody, replyTextVersion } from "./requests.ts";

/** The texts for replies, which everybody may pick and owners write. */
export function replyRoutes({ store }: Pick<DeskParts, "store">) {
  return new Hono<DeskEnv>()
    .get("/replies", async (context) => context.json({ replies: await store.replies.list() }))

    .put("/replies/:id", readBody(replyTextBody), async (context) => {
      const { version, ...kept } = context.req.valid("json");
      const id = context.req.param("id");
      if (!isUuid(id) || !(await store.replies.keep(id, version, kept, context.var.who))) throw changed();
      return context.json({ success: true as const });
    })

    .delete("/replies/:id", readQuery(replyTextVersion), async (context) => {
      const { version } = context.req.valid("query");
      const id = context.req.param("id");
      if (!isUuid(id) || !(await store.replies.remove(id, version, context.var.who))) throw changed();
      return context.json({ success: true as const });
    });
}

function changed(): Refused {
  return new Refused(
    409,
    "Somebody changed or removed this text in the meantime. Nothing was overwritten; please look at it again.",
  );
}
