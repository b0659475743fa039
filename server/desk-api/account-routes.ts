import { Hono } from "hono";
import { z } from "zod";
import { listQuery } from "../submission/list-query.ts";
import { normalizeName } from "../submission/staff.ts";
import { addAccount, changeRole, removeAccount, resetAccount } from "./accounts.ts";
import type { DeskEnv } from "./desk-context.ts";
import { RefusalError } from "./refusal.ts";
import {
  accountChangeSchema,
  accountSchema,
  morningMailSchema,
  removalQuerySchema,
  settingsSchema,
} from "./request-schemas.ts";
import type { AccountParts } from "./sign-in-routes.ts";
import { validateBody, validateQuery } from "./validation.ts";

const recordQuery = listQuery
  .pick({ page: true })
  .extend({ who: z.string().max(200).overwrite(normalizeName).optional() });

export function createAccountRoutes({ store, manifest }: AccountParts) {
  return new Hono<DeskEnv>()
    .get("/accounts", async (context) => {
      const secondFactorRequired = await store.accounts.secondFactorRequired();
      return context.json({ accounts: await store.accounts.list(), settings: { secondFactorRequired } });
    })

    .post("/accounts", ...validateBody(accountSchema), async (context) => {
      const parts = { accounts: store.accounts, agency: manifest.name };
      return context.json(await addAccount(parts, context.req.valid("json"), context.var.me));
    })

    .post("/accounts/:id/reset", async (context) => {
      const id = context.req.param("id");
      // It would sign them out before they could read the link.
      if (id === context.var.me.id) throw new RefusalError("own account");
      const { link } = await resetAccount(store, { id }, context.var.me);
      return context.json({ link });
    })

    .patch("/accounts/:id", ...validateBody(accountChangeSchema), async (context) => {
      const { role } = context.req.valid("json");
      const account = await changeRole(store, context.req.param("id"), role, context.var.me);
      return context.json({ account });
    })

    .delete("/accounts/:id", validateQuery(removalQuerySchema), async (context) => {
      const { to } = context.req.valid("query");
      await removeAccount(store, { id: context.req.param("id") }, context.var.me, to);
      return context.json({ success: true as const });
    })

    .put("/me/morning-mail", ...validateBody(morningMailSchema), async (context) => {
      await store.mornings.choose(context.var.me.id, context.req.valid("json").wanted);
      return context.json({ success: true as const });
    })

    .put("/settings", ...validateBody(settingsSchema), async (context) => {
      const settings = context.req.valid("json");
      await store.accounts.requireSecondFactor(settings.secondFactorRequired, context.var.me);
      return context.json({ settings });
    })

    .get("/record", validateQuery(recordQuery), async (context) => {
      const { page, who } = context.req.valid("query");
      return context.json({ ...(await store.record.read(page, who)), page });
    });
}
