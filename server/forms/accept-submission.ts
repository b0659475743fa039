import { createHash, timingSafeEqual } from "node:crypto";
import type { TakeTurns } from "../process/take-turns.ts";
import type { NewSubmission } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { applicationLimits } from "../submission/form-rules.ts";
import type { ByteBudget } from "./byte-budget.ts";
import { FormError } from "./form-error.ts";
import type { RateLimit } from "./rate-limit.ts";
import { type FormPost, type PostedForm, readForm } from "./read-form.ts";
import type { ScanCv } from "./scan-cv.ts";
import { validate } from "./validate-submission.ts";

export type SubmissionParts = {
  keep: Store["keep"];
  /** Undefined where no virus scanner runs. */
  scan: ScanCv | undefined;
  /** For work that holds a CV more than once. */
  inTurn: TakeTurns;
  rateLimit: RateLimit;
  budget: ByteBudget;
  accessKey: string | undefined;
};

/** Whose post it is, for counting, and by which ID our own proxy knows the request when it sends it again. */
export type Sender = { address: string; requestId?: string | undefined };

/** A submission that is on disk. */
export type AcceptedSubmission = { id: string; kind: NewSubmission["kind"]; quarantined: boolean };

/**
 * Takes one post: counted, read within the limits, known as one of the two forms, validated by its rules, kept.
 * @param endpoint `contact` takes both forms, `submit` enquiries
 * @throws FormError when it is not taken; StoreUnavailable when it cannot be kept
 */
export async function acceptSubmission(
  { keep, scan, inTurn, rateLimit, budget, accessKey }: SubmissionParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  { address, requestId }: Sender,
): Promise<AcceptedSubmission> {
  const wait = await rateLimit(address);
  if (wait !== undefined) {
    throw new FormError(429, "too many", "Too many messages in a short time. Please try again in a minute.", {
      retryAfter: wait,
    });
  }
  const account = budget.open(address);
  try {
    const form = await readForm(post, account);
    const kind: NewSubmission["kind"] =
      endpoint === "contact" && isApplication(form) ? "application" : "enquiry";
    if (kind === "enquiry") checkAccessKey(form.fields, accessKey);
    const finish = async () => {
      const submission = await validate(form, kind, scan, requestId);
      const { id } = await keep(submission);
      return { id, kind, quarantined: submission.spamReason !== undefined };
    };
    return await (form.cv ? inTurn(finish) : finish());
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
