import type { BuildManifest } from "../files/build-manifest.ts";
import { discardBody } from "../http/request.ts";
import { type Log, logFailure } from "../log.ts";
import { StoreMoved } from "../store/file-identity.ts";
import { diskWords } from "../store/readiness.ts";
import { StoreDamaged } from "../store/store-damaged.ts";
import { StoreUnavailable } from "../store/with-retry.ts";
import { acceptSubmission, type Sender, type SubmissionParts } from "./accept-submission.ts";
import { FormError } from "./form-error.ts";
import { formErrorInHindi } from "./form-error-in-hindi.ts";
import type { FormPost } from "./read-form.ts";
import { senderOrigin } from "./sender-origin.ts";

export type FormPostParts = SubmissionParts & {
  manifest: BuildManifest;
  allowedOrigins: readonly string[];
  log: Log;
  /** Called when a submission has been kept. */
  onKept: () => void;
};

/**
 * Answers a post to one of the two endpoints: with JSON, or, for a page without script (its `Accept` includes text/html), with
 * a 303 back to the form's page, which shows the status. Both are in Hindi if the form's `language` is `hi`, else in English.
 * @returns the answer, its outcome for the log, and the ID under which it is kept
 */
export async function handleFormPost(
  parts: FormPostParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  sender: Sender,
): Promise<{ response: Response; outcome: string; id?: string }> {
  const { refused, foreign } = senderOrigin(post.headers, parts.manifest, parts.allowedOrigins);
  const { formPages } = parts.manifest;
  // The field decides; until it is read, the header that the page's script sends, as with a post too many.
  let inHindi = post.headers.get("content-language") === "hi";
  const pageOf = (kind: keyof typeof formPages) => {
    const hindi = `/hi${formPages[kind]}`;
    return inHindi && hindi in parts.manifest.pages ? hindi : formPages[kind];
  };
  const reply = (status: number, body: object, page: string, headers: Record<string, string> = {}) =>
    post.headers.get("accept")?.includes("text/html")
      ? new Response(null, { status: 303, headers: { Location: `${foreign ?? ""}${page}` } })
      : Response.json(body, { status, headers });
  try {
    if (refused) throw new FormError(403, "cross-site", "This form may only be sent from our own pages.");
    const accepted = await acceptSubmission(parts, post, endpoint, sender, ({ language }) => {
      inHindi = language === "hi";
    });
    if (!accepted.quarantined) parts.onKept();
    const body = { success: true, message: "Thank you. We have received it.", id: accepted.id };
    const outcome = accepted.quarantined ? "quarantined" : "kept";
    return { response: reply(200, body, `${pageOf(accepted.kind)}#sent`), outcome, id: accepted.id };
  } catch (error) {
    const formError = asFormError(error, parts.log);
    await discardBody(post.body);
    const { message, errors, retryAfter } = inHindi ? formErrorInHindi(formError) : formError;
    const status = formError.status === 422 && endpoint === "submit" ? 200 : formError.status;
    const body = { success: false, message, ...(errors && { errors }) };
    const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    const page = pageOf(endpoint === "submit" ? "enquiry" : "application");
    return { response: reply(status, body, `${page}#not-sent`, headers), outcome: formError.outcome };
  }
}

function asFormError(error: unknown, log: Log): FormError {
  if (error instanceof FormError) return error;
  if (!(error instanceof StoreUnavailable)) {
    logFailure(log, error);
    return new FormError(500, "failed", "Something went wrong here. Please try again, or call us.");
  }
  const { cause } = error;
  const code =
    cause instanceof Error && ("errcode" in cause ? cause.errcode : "code" in cause ? cause.code : undefined);
  log({
    kind: "store",
    name: cause instanceof Error ? cause.name : "",
    code: String(code || "no answer"),
    what:
      diskWords(error) ??
      [error, cause].find((one) => one instanceof StoreDamaged || one instanceof StoreMoved)?.message,
  });
  const message = "This could not be saved just now. Please try again in a minute, or call us.";
  return new FormError(503, "not kept", message, { retryAfter: 10 });
}
