import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { noteOutcome } from "../http/log-request.ts";
import { clientAddress } from "../http/request.ts";
import type { User } from "../store/account-queries.ts";
import type { Me } from "../submission/staff.ts";
import { digestSecret, type KnownBrowser, type SessionCookie } from "./cookies.ts";
import type { DeskContext, DeskEnv, DeskParts } from "./desk-context.ts";
import { hashPassword } from "./hash-password.ts";
import { type Attempt, type PasswordChecker, refuseWeakPassword, type VerifiedUser } from "./passwords.ts";
import { createFieldRefusal, RefusalError } from "./refusal.ts";
import {
  confirmPasswordSchema,
  linkSchema,
  passwordChangeSchema,
  secondFactorSchema,
  signInSchema,
} from "./request-schemas.ts";
import { type CodeChecker, createSecondFactor, digestRecoveryCode } from "./second-factor.ts";
import { validateBody } from "./validation.ts";

export type AccountParts = DeskParts & {
  cookie: SessionCookie;
  knownBrowser: KnownBrowser;
  checkPassword: PasswordChecker;
  checkCode: CodeChecker;
};

export function createSignInRoutes(parts: AccountParts) {
  const { store, cookie, knownBrowser, checkPassword, checkCode, manifest: site } = parts;

  return (
    new Hono<DeskEnv>()
      .post("/sign-in", ...validateBody(signInSchema), async (context) => {
        const attempt = createAttempt(parts, context, context.req.valid("json"));
        const user = await checkPassword(attempt).catch((error: unknown) => {
          if (error instanceof RefusalError) noteOutcome(context.env.outgoing, "slowed");
          throw error;
        });
        if (!user) {
          noteOutcome(context.env.outgoing, "wrong");
          throw new RefusalError("wrong sign-in");
        }
        const next = nextStep(user, user.secondFactor);
        const newCookie = cookie.create(user.id, next === "second-factor" ? "half" : "whole");
        const proof = { password: user.password };
        if (!(await store.sessions.begin(newCookie.session, proof)))
          throw new RefusalError("account changed");
        const previousId = cookie.read(context);
        if (previousId) await store.sessions.end(previousId);
        newCookie.set(context);
        knownBrowser.set(context, user.email, user.password);
        return context.json({ success: true as const, next });
      })

      .post("/second-factor", ...validateBody(secondFactorSchema), async (context) => {
        const { me, session } = context.var;
        const answer = { success: true as const, next: nextStep(me, false) };
        if (!context.var.isHalf) return context.json(answer);
        const factor = await store.secondFactors.find(me.id, "confirmed");
        if (!factor) throw new RefusalError("code unneeded");
        const match = await checkCode(me.id, factor, context.req.valid("json").code);
        if (!match) throw createFieldRefusal("code", "wrong code");
        const newCookie = cookie.create(me.id);
        if (!(await store.sessions.begin(newCookie.session, { session: session.id, ...match })))
          throw match.recoveryCode === undefined
            ? new RefusalError("account changed")
            : createFieldRefusal("code", "wrong code");
        newCookie.set(context);
        const codesLeft = match.recoveryCode ? await store.secondFactors.countCodes(factor.id) : undefined;
        return context.json({ ...answer, codesLeft });
      })

      .post("/sign-out", async (context) => {
        await store.sessions.end(context.var.session.id);
        cookie.clear(context);
        return context.json({ success: true as const });
      })

      .get("/me", (context) => {
        const { me, isHalf } = context.var;
        return context.json({ me, next: nextStep(me, isHalf) });
      })

      // For the proxy, which asks before it passes a request on to the editor, and copies these headers (deploy/Caddyfile).
      .get("/editor", (context) => {
        const { id, name } = context.var.me;
        return context.body(null, 204, {
          "X-Editor-Person": id,
          "X-Editor-Name": encodeURIComponent(name),
        });
      })

      .post("/link", ...validateBody(linkSchema), async (context) => {
        const { token, password } = context.req.valid("json");
        const id = digestSecret(token);
        const link = await store.sessions.link(id);
        const user = link && (await store.accounts.find({ id: link.userId }));
        if (!user) throw new RefusalError("link unknown");
        if (link.state !== "open") throw new RefusalError(`link ${link.state}`);
        await refuseWeakPassword(password, { email: user.email, site }, "password");
        const hash = await hashPassword(password);
        if (!(await store.sessions.takeLink(id, hash))) throw new RefusalError("link used");
        knownBrowser.set(context, user.email, hash);
        return context.json({ success: true as const, next: "sign-in" as const });
      })

      .post("/password", ...validateBody(passwordChangeSchema), async (context) => {
        const { me, session: old } = context.var;
        const { current, next } = context.req.valid("json");
        const user = await verifyPassword(parts, context, current, "current");
        await refuseWeakPassword(next, { email: me.email, site }, "next");
        const newCookie = cookie.create(me.id);
        const proof = { password: user.password, session: old.id };
        const hash = await hashPassword(next);
        if (!(await store.sessions.setPassword(newCookie.session, proof, hash)))
          throw new RefusalError("account changed");
        newCookie.set(context);
        knownBrowser.set(context, me.email, hash);
        return context.json({ success: true as const });
      })
  );
}

/**
 * Checks that whoever is signed in still knows the password.
 * @param field under whose name the refusal is reported
 * @throws RefusalError 422, or 429 after too many wrong ones
 */
async function verifyPassword(
  parts: AccountParts,
  context: DeskContext,
  password: string,
  field: string,
): Promise<VerifiedUser> {
  const { email } = context.var.me;
  const user = await parts.checkPassword(createAttempt(parts, context, { email, password }));
  if (!user) throw createFieldRefusal(field, "password unknown");
  return user;
}

function createAttempt(
  { environment, knownBrowser }: AccountParts,
  context: DeskContext,
  { email, password }: Pick<Attempt, "email" | "password">,
): Attempt {
  const address = clientAddress(context.env.incoming, environment.TRUST_PROXY);
  return { email, password, address, mark: knownBrowser.read(context, email) };
}

function nextStep({ mustEnrol }: Pick<Me | User, "mustEnrol">, isHalf: boolean) {
  if (isHalf) return "second-factor";
  return mustEnrol ? "enrol" : "desk";
}

export function createSecondFactorRoutes(parts: AccountParts) {
  const { store, cookie, checkCode, manifest } = parts;

  return new Hono<DeskEnv>()
    .post("/second-factor/begin", ...validateBody(confirmPasswordSchema), async (context) => {
      const { me } = context.var;
      const currentPassword = context.req.valid("json").password;
      const { password } = await verifyPassword(parts, context, currentPassword, "password");
      const { secret, uri, recoveryCodes } = createSecondFactor(manifest.name, me.email);
      const factor = { id: randomUUID(), secret };
      const codes = recoveryCodes.map(digestRecoveryCode);
      if (!(await store.secondFactors.begin(me.id, factor, codes, password)))
        throw new RefusalError("account changed");
      return context.json({ uri, recoveryCodes });
    })

    .post("/second-factor/confirm", ...validateBody(secondFactorSchema), async (context) => {
      const { me, session } = context.var;
      const factor = await store.secondFactors.find(me.id, "pending");
      if (!factor) throw new RefusalError("nothing pending");
      const match = await checkCode(me.id, factor, context.req.valid("json").code);
      if (!match || match.recoveryCode !== undefined) throw createFieldRefusal("code", "code not shown");
      if (!(await store.secondFactors.confirm(me.id, factor.id, me.name)))
        throw new RefusalError("nothing pending");
      // Ends the sessions that were begun without it.
      const newCookie = cookie.create(me.id);
      if (!(await store.sessions.renew(newCookie.session, { session: session.id })))
        throw new RefusalError("account changed");
      newCookie.set(context);
      return context.json({ success: true as const });
    })

    .post("/second-factor/remove", ...validateBody(confirmPasswordSchema), async (context) => {
      const { me } = context.var;
      const currentPassword = context.req.valid("json").password;
      const { password } = await verifyPassword(parts, context, currentPassword, "password");
      if (await store.accounts.secondFactorRequired()) throw new RefusalError("code required");
      if (!(await store.secondFactors.remove(me.id, me.name, password)))
        throw new RefusalError("account changed");
      return context.json({ success: true as const });
    });
}
