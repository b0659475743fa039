import type { BuildManifest } from "../files/build-manifest.ts";
import { type Log, logFailure } from "../process/log.ts";
import { StoreMoved } from "../store/file-identity.ts";
import { StoreDamaged } from "../store/store-damaged.ts";
import { StoreUnavailable } from "../store/with-retry.ts";
import { acceptSubmission, type Sender, type SubmissionParts } from "./accept-submission.ts";
import { FormError } from "./form-error.ts";
import { discardBody } from "./limit-body.ts";
import type { FormPost } from "./read-form.ts";
import { senderOrigin } from "./sender-origin.ts";

export type FormPostParts = SubmissionParts & {
  manifest: BuildManifest;
  allowedOrigins: readonly string[];
  log: Log;
  /** Told that a submission is kept. */
  onKept: () => void;
};

/** An answer to a post and, for the log, what became of it, and under which id where it is kept. */
export type FormAnswer = { response: Response; outcome: string; id?: string };

/**
 * Answers a post to one of the two endpoints: JSON, or for a page without script (its `Accept` names text/html) a 303
 * back to the form's page, where the status shows.
 */
export async function handleFormPost(
  parts: FormPostParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  sender: Sender,
): Promise<FormAnswer> {
  const { refused, foreign } = senderOrigin(post.headers, parts.manifest, parts.allowedOrigins);
  const { formPages } = parts.manifest;
  const guess = formPages[endpoint === "submit" ? "enquiry" : "application"];
  const reply = (status: number, body: object, page: string, headers: Record<string, string> = {}) =>
    post.headers.get("accept")?.includes("text/html")
      ? new Response(null, { status: 303, headers: { Location: `${foreign ?? ""}${page}` } })
      : Response.json(body, { status, headers: { ...headers, ...crossOrigin(foreign) } });
  try {
    if (refused) throw new FormError(403, "cross-site", "This form may only be sent from our own pages.");
    const accepted = await acceptSubmission(parts, post, endpoint, sender);
    if (!accepted.quarantined) parts.onKept();
    const body = { success: true, message: "Thank you. We have received it.", id: accepted.id };
    const outcome = accepted.quarantined ? "quarantined" : "kept";
    return { response: reply(200, body, `${formPages[accepted.kind]}#sent`), outcome, id: accepted.id };
  } catch (error) {
    const formError = asFormError(error, parts.log);
    await discardBody(post.body);
    const { message, errors, retryAfter } = formError;
    const status = formError.status === 422 && endpoint === "submit" ? 200 : formError.status;
    const body = { success: false, message, ...(errors && { errors }) };
    const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    return { response: reply(status, body, `${guess}#not-sent`, headers), outcome: formError.outcome };
  }
}

/**
 * Answers a browser's question whether a page elsewhere may post.
 * @returns undefined where it may not
 */
export function handlePreflight(
  parts: Pick<FormPostParts, "manifest" | "allowedOrigins">,
  headers: Headers,
): Response | undefined {
  const { foreign } = senderOrigin(headers, parts.manifest, parts.allowedOrigins);
  if (foreign === undefined) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin(foreign),
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, Accept",
      "Access-Control-Max-Age": "600",
    },
  });
}

function crossOrigin(foreign: string | undefined): Record<string, string> {
  return foreign === undefined
    ? { Vary: "Origin" }
    : {
        Vary: "Origin",
        "Access-Control-Allow-Origin": foreign,
        "Access-Control-Expose-Headers": "Retry-After",
        "Cross-Origin-Resource-Policy": "cross-origin",
      };
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
    what: [error, cause].find((one) => one instanceof StoreDamaged || one instanceof StoreMoved)?.message,
  });
  const message = "This could not be kept just now. Please try again in a minute, or call us.";
  return new FormError(503, "not kept", message, { retryAfter: 10 });
}
