import { hash, timingSafeEqual } from "node:crypto";
import type { TakeTurns } from "../queue.ts";
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
  /** Undefined if there is no virus scanner. */
  scan: ScanCv | undefined;
  /** For work that holds a CV in memory more than once. */
  inTurn: TakeTurns;
  rateLimit: RateLimit;
  budget: ByteBudget;
  accessKey: string | undefined;
};

/** Who sent a post, for counting, and the ID by which our own proxy identifies a request that it sends again. */
export type Sender = { address: string; requestId?: string | undefined };

/**
 * Accepts a post: counts it, reads it within the limits, recognises which form it is, validates it, keeps it.
 * @param endpoint `contact` accepts both forms, `submit` only enquiries
 * @param onRead called with the fields before they are validated
 * @returns what of it is on disk
 * @throws FormError if it is refused; StoreUnavailable if it cannot be kept
 */
export async function acceptSubmission(
  { keep, scan, inTurn, rateLimit, budget, accessKey }: SubmissionParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  { address, requestId }: Sender,
  onRead?: (fields: PostedForm["fields"]) => void,
) {
  const wait = await rateLimit(address);
  if (wait !== undefined) {
    throw new FormError(429, "too many", "Too many messages in a short time. Please try again in a minute.", {
      retryAfter: wait,
    });
  }
  const account = budget.open(address);
  try {
    const form = await readForm(post, account);
    onRead?.(form.fields);
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

/** An enquiry has a message; a post with no known field counts as an application, the form of the career page. */
function isApplication({ fields, cv }: PostedForm): boolean {
  if (cv) return true;
  const own = Object.keys(applicationLimits).filter((name) => name !== "phone");
  return (
    own.some((name) => name in fields) || !("message" in fields || "name" in fields || "service" in fields)
  );
}

function checkAccessKey(fields: Record<string, string>, expected: string | undefined): void {
  if (expected === undefined) return;
  const digest = (text: string) => hash("sha256", text, "buffer");
  if (timingSafeEqual(digest(fields.access_key ?? ""), digest(expected))) return;
  throw new FormError(403, "wrong key", "This form's access key is not valid here.");
}
