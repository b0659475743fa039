import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { createCheckCode, newSecondFactor, recoveryDigest } from "./check-code.ts";
import type { DeskEnv } from "./desk-env.ts";
import { readBody } from "./read-body.ts";
import { Refused } from "./refused.ts";
import { enrolBody, secondFactorBody } from "./requests.ts";
import { type AccountParts, outrun, refuseWrong } from "./sign-in-routes.ts";

/** Setting up a second factor, perhaps in place of another, and removing it. */
export function secondFactorRoutes(parts: AccountParts) {
  const { store, cookie, manifest } = parts;
  const checkCode = createCheckCode(store);

  return new Hono<DeskEnv>()
    .post("/second-factor/begin", readBody(enrolBody), async (context) => {
      const { who } = context.var;
      const given = context.req.valid("json").password;
      const { password } = await refuseWrong(parts, context, given, "password");
      const { secret, uri, recoveryCodes } = newSecondFactor(manifest.name, who.email);
      const factor = { id: randomUUID(), secret };
      const codes = recoveryCodes.map(recoveryDigest);
      if (!(await store.secondFactors.begin(who.id, factor, codes, { password }))) throw outrun();
      return context.json({ uri, recoveryCodes });
    })

    .post("/second-factor/confirm", readBody(secondFactorBody), async (context) => {
      const { who, session } = context.var;
      const factor = await store.secondFactors.find(who.id, "pending");
      if (!factor) throw nothingToConfirm();
      const right = await checkCode(who.id, factor, context.req.valid("json").code);
      if (!right || right.recoveryCode !== undefined) {
        const message =
          "This is not the code that the authenticator shows now. Check that the phone’s clock is right.";
        throw new Refused(422, message, { errors: { code: message } });
      }
      if (!(await store.secondFactors.confirm(who.id, factor.id, who.name))) throw nothingToConfirm();
      // Ends the sessions that were begun without it.
      const fresh = cookie.fresh();
      const whole = { id: fresh.id, userId: who.id, stage: "whole" as const };
      if (!(await store.sessions.renew(whole, { session: session.id }))) throw outrun();
      fresh.give(context);
      return context.json({ success: true as const });
    })

    .post("/second-factor/remove", readBody(enrolBody), async (context) => {
      const { who } = context.var;
      const given = context.req.valid("json").password;
      const { password } = await refuseWrong(parts, context, given, "password");
      if (await store.accounts.secondFactorRequired())
        throw new Refused(
          409,
          "The owner requires a second factor from everybody. You can set up a new phone in its place.",
        );
      if (!(await store.secondFactors.remove(who.id, who.name, { password }))) throw outrun();
      return context.json({ success: true as const });
    });
}

function nothingToConfirm(): Refused {
  return new Refused(409, "There is nothing to confirm. Please start setting it up again.");
}
