import { z } from "zod";
import { correctionSchema, enteredSchema } from "../submission/form-rules.ts";
import { exportQuery, pageSize } from "../submission/list-query.ts";
import { normalizeName, roles } from "../submission/staff.ts";
import { changes, maxRupees } from "../submission/submission.ts";

/**
 * What the desk's addresses accept: the server validates by these schemas, and the page fills its forms by them. An issue's
 * message is its problem's name, for which the desk has the words.
 */

/** In UTF-16 units. NIST SP 800-63B-4, 3.1.1.2, wants 15 for a password alone; the desk also slows guessing down. */
export const passwordLimits = { minLength: 12, maxLength: 200 } as const;
export const noteLimits = { maxLength: 5_000 } as const;

/** The version the person was looking at: if somebody has changed the submission since, nothing is done. */
const version = z.number().int().min(0);

const step = z.object({ change: z.enum(changes) });
/** `to`: an account, or null for nobody. */
const assignment = z.object({ change: z.literal("assign"), to: z.string().max(100).nullable() });
/** In India, with the time of day or without. */
const reminderMoment = z.iso.date().or(z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/));
const reminder = z.object({ change: z.literal("remind"), on: reminderMoment.nullable() });

const noSender = { path: ["phone"], message: "no sender" };
export const entrySchema = enteredSchema
  .extend({ remindOn: reminderMoment.optional() })
  .refine(({ name, phone, email }) => name ?? phone ?? email, noSender);
export const corrections = correctionSchema.refine(
  ({ name, firstName, lastName, phone, email }) => name ?? firstName ?? lastName ?? phone ?? email,
  noSender,
);
export const changeSchema = z.discriminatedUnion("change", [
  step.extend({ version }),
  assignment.extend({ version }),
  reminder.extend({ version }),
  z.object({ change: z.literal("erase CV"), version }),
  z.object({ change: z.literal("block"), on: z.boolean(), version }),
  z.object({ change: z.literal("correct"), fields: corrections, version }),
  z.object({
    ...{ change: z.literal("value"), rupees: z.int().min(0).max(maxRupees).nullable(), version },
    wonOn: z.iso.date().optional(),
  }),
]);
const of = z
  .array(z.object({ id: z.uuid(), version }))
  .min(1)
  .max(pageSize);
export const bulkChangeSchema = z.discriminatedUnion("change", [
  step.extend({ of }),
  assignment.extend({ of }),
  reminder.extend({ of }),
]);
/** `id` is made by the page, so that what is sent again is the same enquiry. */
export const newEntrySchema = entrySchema.and(z.object({ id: z.uuid() }));
export const senderQuerySchema = z.object({ phone: z.string().max(200), email: z.string().max(200) });
export const replySchema = z.object({
  way: z.enum(["phone", "WhatsApp", "e-mail"]),
  text: z.uuid().nullable(),
});
export const eraseSchema = z.object({ version });
export const noteSchema = z.object({
  /** Made by the page, so that a note sent again is the same note. */
  id: z.uuid(),
  text: z.string().trim().min(1, "empty note").max(noteLimits.maxLength),
});

const email = z.string().trim().max(200).regex(z.regexes.html5Email, "no address");
const password = z.string().max(passwordLimits.maxLength, "long password");
const newPassword = password.min(passwordLimits.minLength, "short password");
const code = z.string().trim().min(6, "no code").max(40, "no code");

export const signInSchema = z.object({ email, password });
export const secondFactorSchema = z.object({ code });
/** `token` is what follows `#` in a link to set the password. */
export const linkSchema = z.object({ token: z.string().min(20).max(200), password: newPassword });
export const passwordChangeSchema = z.object({ current: password, next: newPassword });
export const confirmPasswordSchema = z.object({ password });

const personName = z
  .string()
  .transform((name) => name.normalize("NFKC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .regex(/^(?=.*\p{L}).{1,100}$/su, "no name")
      .refine((name) => normalizeName(name) === name, "invisible name"),
  );
export const accountSchema = z.object({ name: personName, email, role: z.enum(roles) });
export const accountChangeSchema = z.object({ role: z.enum(roles) });
/** `to`: the account whose the removed one's open work becomes. */
export const removalQuerySchema = z.object({ to: z.string().max(100).optional() });
export const morningMailSchema = z.object({ wanted: z.boolean() });
export const settingsSchema = z.object({ secondFactorRequired: z.boolean() });
/** A month in India, else the last twelve. */
export const numbersQuerySchema = exportQuery.pick({ month: true });
