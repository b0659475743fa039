import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Cv, NewSubmission } from "../store/database.ts";
import { applicationSchema, cvMessages, enquirySchema } from "../submission/form-rules.ts";
import { isUuid } from "../submission/submission.ts";
import { FormError } from "./form-error.ts";
import { inspectCv } from "./inspect-cv.ts";
import type { PostedForm } from "./read-form.ts";
import type { ScanCv } from "./scan-cv.ts";
import { spamReason } from "./spam-reason.ts";

/**
 * Validates a posted form.
 * @param scan asks a virus scanner about a CV, if there is one
 * @param fallbackId for a page without script, which sends no ID; the same if the post is sent again
 * @throws FormError 422 with what the visitor can correct, by field
 */
export async function validate(
  { fields, cv }: PostedForm,
  kind: NewSubmission["kind"],
  scan?: ScanCv,
  fallbackId: string = randomUUID(),
): Promise<NewSubmission> {
  const given = fields.submission_id?.toLowerCase() ?? "";
  const id = isUuid(given) ? given : fallbackId;
  const about = { id, spamReason: spamReason(fields) };
  if (kind === "enquiry") {
    const result = enquirySchema.safeParse(fields);
    if (!result.success) throw validationError(result.error);
    return { ...about, kind, fields: result.data };
  }
  const result = applicationSchema.safeParse(fields);
  const checked = cv ? readCv(cv) : { error: cvMessages.missing };
  if (!result.success || "error" in checked) {
    throw validationError(result.error, "error" in checked ? { cv: checked.error } : {});
  }
  const verdict = scan && (await scan(checked.bytes));
  if (verdict === "infected") throw validationError(undefined, { cv: cvMessages.infected });
  const mark = verdict === "unknown" ? [checked.mark, unscanned].filter(Boolean).join("; ") : checked.mark;
  return { ...about, kind, fields: result.data, cv: { ...checked, mark } };
}

const unscanned = "was not checked, because the virus scanner gave no answer";

function readCv({ name, chunks }: NonNullable<PostedForm["cv"]>): Cv | { error: string } {
  const bytes = Buffer.concat(chunks);
  chunks.length = 0;
  return { ...inspectCv(bytes), name: plainName(name), bytes };
}

function validationError(error: z.ZodError | undefined, more: Record<string, string> = {}): FormError {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  Object.assign(errors, more);
  const [message = "Please check the form."] = Object.values(errors);
  return new FormError(422, "to be mended", message, { errors, issues: error?.issues ?? [] });
}

/** The visitor's name for the file, for the staff to read; it is never used as a path. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .toWellFormed()
      .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "")
      .slice(0, 200) || "cv"
  );
}
