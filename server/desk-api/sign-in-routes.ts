import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { noteOutcome } from "../http/log-request.ts";
import { clientAddress } from "../http/request.ts";
import type { User } from "../store/account-queries.ts";
import type { Me } from "../submission/staff.ts";
import { type KnownBrowser, type SessionCookie, secretDigest } from "./cookies.ts";
import type { DeskContext, DeskEnv, DeskParts } from "./desk-context.ts";
import { hashPassword } from "./hash-password.ts";
import { type Checked, type CheckPassword, type Guess, refuseCommon } from "./passwords.ts";
import { Refused } from "./refusal.ts";
import { enrolBody, linkBody, passwordBody, secondFactorBody, signInBody } from "./request-schemas.ts";
import { createCheckCode, newSecondFactor, recoveryDigest } from "./second-factor.ts";
import { readBody } from "./validation.ts";

export type AccountParts = DeskParts & {
  cookie: SessionCookie;
  known: KnownBrowser;
  checkPassword: CheckPassword;
};

/** Signing in and out: password, second factor, link, and changing the password. */
export function signInRoutes(parts: AccountParts) {
  const { store, cookie, known, checkPassword, manifest: site } = parts;
  const checkCode = createCheckCode(store);

  return new Hono<DeskEnv>()
    .post("/sign-in", readBody(signInBody), async (context) => {
      const guess = guessOf(parts, context, context.req.valid("json"));
      const user = await checkPassword(guess).catch((error: unknown) => {
        if (error instanceof Refused) noteOutcome(context.env.outgoing, "slowed");
        throw error;
      });
      if (!user) {
        noteOutcome(context.env.outgoing, "wrong");
        throw new Refused(401, "E-mail address or password is wrong.");
      }
      const next = nextFor(user, user.secondFactor);
      const stage = next === "second-factor" ? "half" : "whole";
      const fresh = cookie.fresh();
      const proof = { password: user.password };
      if (!(await store.sessions.begin({ id: fresh.id, userId: user.id, stage }, proof))) throw outrun();
      const before = cookie.read(context);
      if (before) await store.sessions.end(before);
      fresh.give(context);
      known.give(context, user.email, user.password);
      return context.json({ success: true as const, next });
    })

    .post("/second-factor", readBody(secondFactorBody), async (context) => {
      const { who, session } = context.var;
      const done = { success: true as const, next: nextFor(who, false) };
      if (!context.var.half) return context.json(done);
      const factor = await store.secondFactors.find(who.id, "confirmed");
      if (!factor)
        throw new Refused(409, "The second factor was removed in the meantime. Please sign in again.");
      const right = await checkCode(who.id, factor, context.req.valid("json").code);
      if (!right) throw wrongCode();
      const fresh = cookie.fresh();
      const whole = { id: fresh.id, userId: who.id, stage: "whole" as const };
      if (!(await store.sessions.begin(whole, { session: session.id, ...right })))
        throw right.recoveryCode === undefined ? outrun() : wrongCode();
      fresh.give(context);
      return context.json(done);
    })

    .post("/sign-out", async (context) => {
      await store.sessions.end(context.var.session.id);
      cookie.clear(context);
      return context.json({ success: true as const });
    })

    .get("/me", (context) => {
      const { who, half } = context.var;
      return context.json({ me: who, next: nextFor(who, half) });
    })

    .post("/link", readBody(linkBody), async (context) => {
      const { token, password } = context.req.valid("json");
      const id = secretDigest(token);
      const link = await store.sessions.link(id);
      const user = link && (await store.accounts.find({ id: link.userId }));
      if (!user) throw deadLink("is unknown here, or has been replaced by a newer one");
      if (link.state === "used") throw deadLink("has been used already");
      if (link.state === "expired") throw deadLink("is more than a day old");
      await refuseCommon(password, { email: user.email, site }, "password");
      const hash = await hashPassword(password);
      if (!(await store.sessions.takeLink(id, hash))) throw deadLink("has been used already");
      known.give(context, user.email, hash);
      return context.json({ success: true as const, next: "sign-in" as const });
    })

    .post("/password", readBody(passwordBody), async (context) => {
      const { who, session: old } = context.var;
      const { current, next } = context.req.valid("json");
      const checked = await refuseWrong(parts, context, current, "current");
      await refuseCommon(next, { email: who.email, site }, "next");
      const fresh = cookie.fresh();
      const session = { id: fresh.id, userId: who.id, stage: "whole" as const };
      const proof = { password: checked.password, session: old.id };
      const hash = await hashPassword(next);
      if (!(await store.sessions.setPassword(session, proof, hash))) throw outrun();
      fresh.give(context);
      known.give(context, who.email, hash);
      return context.json({ success: true as const });
    });
}

/**
 * Checks that whoever is signed in still knows the password.
 * @param field under whose name the refusal is reported
 * @returns the account with the hash against which the password was checked
 * @throws Refused 422, or 429 after too many wrong ones
 */
export async function refuseWrong(
  parts: AccountParts,
  context: DeskContext,
  password: string,
  field: string,
): Promise<Checked> {
  const { email } = context.var.who;
  const checked = await parts.checkPassword(guessOf(parts, context, { email, password }));
  if (checked) return checked;
  const message = "This is not your password.";
  throw new Refused(422, message, { errors: { [field]: message } });
}

/** A password entered for an account, with what wrong ones are counted by. */
function guessOf(
  { environment, known }: AccountParts,
  context: DeskContext,
  { email, password }: Pick<Guess, "email" | "password">,
): Guess {
  const address = clientAddress(context.env.incoming, environment.TRUST_PROXY);
  return { email, password, address, mark: known.read(context, email) };
}

/** What comes next after a correct password. */
function nextFor({ mustEnrol }: Pick<Me | User, "mustEnrol">, half: boolean) {
  if (half) return "second-factor";
  return mustEnrol ? "enrol" : "desk";
}

/** The password or session was changed or ended while it was being checked. */
export function outrun(): Refused {
  return new Refused(
    401,
    "Your account or its password was changed just now, so this was not done. Please sign in again.",
  );
}

function wrongCode(): Refused {
  const message =
    "This code is wrong or has been used already. An authenticator shows a new one every 30 seconds.";
  return new Refused(422, message, { errors: { code: message } });
}

function deadLink(why: string): Refused {
  return new Refused(
    410,
    `This link ${why}. Please ask an owner for a new one, or sign in if you have a password.`,
  );
}

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
