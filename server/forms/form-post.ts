import { hash, randomUUID, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { cutText } from "../../formats/letters.ts";
import type { BuildManifest } from "../files/build-manifest.ts";
import { discardBody, isOwnOrigin } from "../http/request.ts";
import { type Log, logFailure } from "../log.ts";
import type { Queue } from "../queue.ts";
import { StoreDamagedError, StoreMovedError } from "../store/data-folder.ts";
import type { Cv, NewSubmission } from "../store/database.ts";
import { StoreUnavailableError } from "../store/database.ts";
import type { RateLimit } from "../store/rate-limits.ts";
import { describeDiskError } from "../store/readiness.ts";
import type { Store } from "../store/store.ts";
import {
  applicationLimits,
  applicationSchema,
  enquiryLimits,
  enquirySchema,
  type FieldProblem,
  postLimits,
} from "../submission/form-rules.ts";
import { isUuid } from "../submission/submission.ts";
import { inspectCv, type ScanCv } from "./cv.ts";
import { describeFormError, type FieldError, FormError } from "./form-error.ts";
import { type ByteBudget, type FormPost, type PostedForm, readForm } from "./read-form.ts";

export type FormPostParts = {
  keep: Store["keep"];
  /** Undefined if there is no virus scanner. */
  scan: ScanCv | undefined;
  /** For work that holds a CV in memory more than once. */
  queue: Queue;
  rateLimit: RateLimit;
  budget: ByteBudget;
  accessKey: string | undefined;
  manifest: BuildManifest;
  allowedOrigins: readonly string[];
  log: Log;
  /** Called when a submission has been kept whose mail is due. */
  onKept: () => void;
};

/** `contact` accepts both forms, `submit` only enquiries. */
export type FormEndpoint = "submit" | "contact";

/** Who sent a post, for counting, and the ID by which our own proxy identifies a request that it sends again. */
export type Sender = { address: string; requestId?: string | undefined };

/**
 * Answers a post to one of the two endpoints: with JSON, or, for a page without script (its `Accept` includes text/html), with
 * a 303 back to the form's page, which shows the status. Both are in Hindi if the form's `language` is `hi`, else in English.
 * @returns the answer, its outcome for the log, and the ID under which it is kept
 */
export async function handleFormPost(
  parts: FormPostParts,
  post: FormPost,
  endpoint: FormEndpoint,
  sender: Sender,
): Promise<{ response: Response; outcome: string; id?: string }> {
  const { isRefused, otherSite } = checkOrigin(post.headers, parts.manifest, parts.allowedOrigins);
  const { formPages, pages } = parts.manifest;
  // The field decides; until it is read, the header that the page's script sends, as with a post too many.
  let isHindi = post.headers.get("content-language") === "hi";
  const words = () => parts.manifest.formAnswers[isHindi ? "hi" : "en"];
  const pageOf = (kind: keyof typeof formPages) => {
    const hindi = `/hi${formPages[kind]}`;
    return isHindi && hindi in pages ? hindi : formPages[kind];
  };
  const reply = (status: number, body: object, page: string, headers: Record<string, string> = {}) =>
    post.headers.get("accept")?.includes("text/html")
      ? new Response(null, { status: 303, headers: { Location: `${otherSite ?? ""}${page}` } })
      : Response.json(body, { status, headers });
  try {
    if (isRefused) throw new FormError("cross-site");
    const { id, kind, isQuarantined } = await acceptSubmission(parts, post, endpoint, sender, (fields) => {
      isHindi = fields.language === "hi";
    });
    if (!isQuarantined) parts.onKept();
    const body = { success: true, message: words().answers.sent, id };
    const outcome = isQuarantined ? "quarantined" : "kept";
    return { response: reply(200, body, `${pageOf(kind)}#sent`), outcome, id };
  } catch (error) {
    const formError = error instanceof FormError ? error : reportFailure(error, parts.log);
    await discardBody(post.body);
    const { outcome, details } = formError;
    // The third-party form service, whose protocol this address speaks, answers what the visitor can correct like this.
    const status = formError.status === 422 && endpoint === "submit" ? 200 : formError.status;
    const body = { success: false, ...describeFormError(formError, words()) };
    const { retryAfter } = details;
    const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    const page = pageOf(endpoint === "submit" ? "enquiry" : "application");
    return { response: reply(status, body, `${page}#not-sent`, headers), outcome };
  }
}

/** Logs a failure of ours. @returns what the visitor is told of it */
function reportFailure(error: unknown, log: Log): FormError {
  if (!(error instanceof StoreUnavailableError)) {
    logFailure(log, error);
    return new FormError("failed");
  }
  const { name = "", errcode, code } = Object(error.cause);
  const hasAdvice = (cause: unknown): cause is Error =>
    cause instanceof StoreDamagedError || cause instanceof StoreMovedError;
  const what = describeDiskError(error) ?? [error, error.cause].find(hasAdvice)?.message;
  log({ kind: "store", name, code: String((errcode ?? code) || "no answer"), what });
  return new FormError("not kept", { retryAfter: 10 });
}

/**
 * Accepts a post: counts it, reads it within the limits, recognises which form it is, validates it, keeps it.
 * @param onRead called with the fields before they are validated
 * @throws FormError if it is refused; StoreUnavailableError if it cannot be kept
 */
async function acceptSubmission(
  { keep, scan, queue, rateLimit, budget, accessKey }: FormPostParts,
  post: FormPost,
  endpoint: FormEndpoint,
  { address, requestId }: Sender,
  onRead: (fields: PostedForm["fields"]) => void,
) {
  const retryAfter = await rateLimit(address);
  if (retryAfter !== undefined) throw new FormError("too many", { retryAfter });
  const account = budget.open(address);
  try {
    const form = await readForm(post, account);
    onRead(form.fields);
    const kind = endpoint === "contact" && isApplication(form) ? "application" : "enquiry";
    if (kind === "enquiry") checkAccessKey(form.fields, accessKey);
    const latest = performance.now() + longestScanMs;
    const finish = async () => {
      const submission = await validate(form, kind, scan && ((bytes) => scan(bytes, latest)), requestId);
      const { id } = await keep(submission);
      return { id, kind, isQuarantined: submission.spamReason !== undefined } as const;
    };
    return await (form.cv ? queue(finish) : finish());
  } finally {
    account.close();
  }
}

/**
 * Milliseconds from a CV's arrival, in the queue and at a slow virus scanner: a connection on which nothing comes or goes is cut
 * after 30 s, here and by the proxies, and a visitor would be told that what is stored had failed.
 */
const longestScanMs = 20_000;

/** An enquiry has a message; a post with no known field counts as an application, the form of the career page. */
function isApplication({ fields, cv }: PostedForm): boolean {
  if (cv) return true;
  const names = Object.keys(applicationLimits).filter((name) => name !== "phone");
  return (
    names.some((name) => name in fields) || !("message" in fields || "name" in fields || "service" in fields)
  );
}

function checkAccessKey(fields: Record<string, string>, expected: string | undefined): void {
  if (expected === undefined) return;
  const digest = (text: string) => hash("sha256", text, "buffer");
  if (timingSafeEqual(digest(fields.access_key ?? ""), digest(expected))) return;
  throw new FormError("wrong key");
}

/**
 * Validates a posted form.
 * @param fallbackId for a page without script, which sends no ID; the same if the post is sent again
 * @throws FormError 422 with what the visitor can correct, by field
 */
export async function validate(
  { fields, cv: file }: PostedForm,
  kind: NewSubmission["kind"],
  scan?: ScanCv,
  fallbackId: string = randomUUID(),
): Promise<NewSubmission> {
  const postedId = fields.submission_id?.toLowerCase() ?? "";
  const about = { id: isUuid(postedId) ? postedId : fallbackId, spamReason: spamReason(fields) };
  if (kind === "enquiry") {
    const result = enquirySchema.safeParse(fields);
    if (!result.success) throw validationError(result.error);
    return { ...about, kind, fields: result.data };
  }
  const result = applicationSchema.safeParse(fields);
  const cv = file ? checkCv(file) : { error: "missing" as const };
  if (!result.success || "error" in cv)
    throw validationError(result.error, "error" in cv ? cv.error : undefined);
  const verdict = await scan?.(cv.bytes);
  if (verdict === "infected") throw validationError(undefined, "infected");
  const mark = verdict === "unknown" ? [cv.mark, unscanned].filter(Boolean).join("; ") : cv.mark;
  return { ...about, kind, fields: result.data, cv: { ...cv, mark } };
}

const unscanned = "was not checked, because the virus scanner gave no answer";

function checkCv({ name, chunks }: NonNullable<PostedForm["cv"]>): Cv | { error: FieldProblem } {
  const bytes = Buffer.concat(chunks);
  chunks.length = 0;
  const shown = displayName(name);
  return { ...inspectCv(bytes, shown), name: shown, bytes };
}

function validationError(error: z.ZodError | undefined, cvProblem?: FieldProblem): FormError {
  const fields: Record<string, FieldError> = {};
  for (const issue of error?.issues ?? [])
    fields[String(issue.path[0])] ??= {
      problem: issue.message as FieldProblem,
      limit: issue.code === "too_big" ? String(issue.maximum) : undefined,
    };
  if (cvProblem) fields.cv = { problem: cvProblem };
  return new FormError("to be corrected", { fields });
}

/** The visitor's name for the file, for the staff to read; it is never used as a path. */
function displayName(name: string): string {
  const file = name.split(/[/\\]/).at(-1) ?? "";
  const visible = file.toWellFormed().replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "");
  return cutText(visible, 200) || "cv";
}

/** What visitors type into either form. */
const typedFields = Object.keys({ ...enquiryLimits, ...applicationLimits });

/**
 * Why a post looks like spam, or undefined. Possible spam is quarantined, never dropped. A missing time is no sign of spam,
 * since pages without script report none.
 */
export function spamReason(fields: Record<string, string>): string | undefined {
  const trap = fields.botcheck?.trim() ?? "";
  if (trap !== "" && trap !== "false") return "the hidden box was ticked";
  const elapsed = /^\d{1,12}$/.test(fields.elapsed ?? "") ? Number(fields.elapsed) : undefined;
  if (elapsed !== undefined && elapsed < postLimits.minElapsed)
    return `filled in within ${Math.ceil((elapsed + 1) / 1000)} s`;
  const written = typedFields.map((name) => fields[name]).join(" ");
  const links = written.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  return links < postLimits.suspiciousLinks ? undefined : `${links} links in it`;
}

/**
 * Decides whether the page that sent a post may do so. Browsers name it by `Origin` and `Sec-Fetch-Site`, which a page cannot
 * forge; a post without either does not come from a page in a browser and is accepted. `hono/csrf` would let JSON pass.
 * @param allowedOrigins further origins whose pages may post, in lower case
 * @returns whether it is refused, and the origin of another site that may post
 */
export function checkOrigin(
  headers: Headers,
  { siteUrl }: BuildManifest,
  allowedOrigins: readonly string[],
): { isRefused: boolean; otherSite?: string } {
  const origin = headers.get("origin")?.toLowerCase();
  const relation = headers.get("sec-fetch-site");
  if (origin && allowedOrigins.includes(origin)) return { isRefused: false, otherSite: origin };
  if (relation === "same-origin" || relation === "none") return { isRefused: false };
  return { isRefused: origin === undefined ? relation !== null : !isOwnOrigin(origin, headers, siteUrl) };
}
