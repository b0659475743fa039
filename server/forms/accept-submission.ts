import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { NewSubmission } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ByteBudget } from "./byte-budget.ts";
import { cvKind } from "./cv-kind.ts";
import { FormError } from "./form-error.ts";
import type { RateLimit } from "./rate-limit.ts";
import { type FormPost, type PostedForm, readForm } from "./read-form.ts";
import { applicationLimits, applicationSchema, cvMessages, enquirySchema } from "./rules.ts";
import { spamReason } from "./spam-reason.ts";

export type SubmissionParts = {
  keep: Store["keep"];
  rateLimit: RateLimit;
  budget: ByteBudget;
  accessKey: string | undefined;
};

/** A submission that is on disk. */
export type AcceptedSubmission = { id: string; kind: NewSubmission["kind"]; quarantined: boolean };

/**
 * Takes one post: counted, read within the limits, known as one of the two forms, validated by its rules, kept.
 * @param endpoint `contact` takes both forms, `submit` enquiries
 * @param address of the sender, for counting
 * @throws FormError when it is not taken; StoreUnavailable when it cannot be kept
 */
export async function acceptSubmission(
  { keep, rateLimit, budget, accessKey }: SubmissionParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  address: string,
): Promise<AcceptedSubmission> {
  const wait = await rateLimit(address);
  if (wait !== undefined) {
    throw new FormError(429, "too many", "Too many messages in a short time. Please try again in a minute.", {
      retryAfter: wait,
    });
  }
  const account = budget.open();
  try {
    const form = await readForm(post, account);
    const kind = endpoint === "contact" && isApplication(form) ? "application" : "enquiry";
    if (kind === "enquiry") checkAccessKey(form.fields, accessKey);
    const submission = await validate(form, kind);
    const { id } = await keep(submission);
    return { id, kind, quarantined: submission.spamReason !== undefined };
  } finally {
    account.close();
  }
}

/** An enquiry carries a message; a post with nothing recognisable counts as what the career page sends. */
function isApplication({ fields, cv }: PostedForm): boolean {
  if (cv) return true;
  const own = Object.keys(applicationLimits).filter((name) => name !== "phone");
  return (
    own.some((name) => name in fields) || !("message" in fields || "name" in fields || "service" in fields)
  );
}

function checkAccessKey(fields: Record<string, string>, wanted: string | undefined): void {
  if (wanted === undefined) return;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (timingSafeEqual(digest(fields.access_key ?? ""), digest(wanted))) return;
  throw new FormError(403, "wrong key", "This form's access key is not valid here.");
}

async function validate({ fields, cv }: PostedForm, kind: NewSubmission["kind"]): Promise<NewSubmission> {
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(fields.submission_id ?? "")
    ? String(fields.submission_id).toLowerCase()
    : randomUUID();
  const about = { id, spamReason: spamReason(fields) };
  if (kind === "enquiry") {
    const result = enquirySchema.safeParse(fields);
    if (!result.success) throw validationError(result.error);
    return { ...about, kind, fields: result.data };
  }
  const result = applicationSchema.safeParse(fields);
  const found = cv && (await cvKind(cv.bytes));
  if (!result.success || !cv || !found) {
    const cvError = found ? {} : { cv: cv ? cvMessages.kind : cvMessages.missing };
    throw validationError(result.error, cvError);
  }
  return {
    ...about,
    kind,
    fields: result.data,
    cv: { kind: found, name: plainName(cv.name), bytes: cv.bytes },
  };
}

function validationError(error: z.ZodError | undefined, more: Record<string, string> = {}): FormError {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  Object.assign(errors, more);
  return new FormError(422, "to be mended", Object.values(errors)[0] ?? "Please check the form.", {
    errors,
  });
}

/** The visitor's name for the file, for the staff to read; it never becomes a path. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .toWellFormed()
      .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "")
      .slice(0, 200) || "cv"
  );
}
