import type { SiteRecord } from "../files/site-record.ts";
import { type Log, logFailure } from "../log.ts";
import { StoreUnavailable } from "../store/persist.ts";
import { FormRefusal } from "./form-refusal.ts";
import { dropBody } from "./limit-body.ts";
import type { FormPost } from "./read-form.ts";
import { senderOrigin } from "./sender-origin.ts";
import { type FormParts, takeForm } from "./take-form.ts";

export type AnswerParts = FormParts & {
  site: SiteRecord;
  allowedOrigins: readonly string[];
  log: Log;
  /** Told that a submission is kept. */
  onKept: () => void;
};

/** An answer to a post and, for the log, what became of it. */
export type FormAnswer = { response: Response; outcome: string };

/**
 * Answers a post to one of the two endpoints: JSON, or for a page without script (its `Accept` names text/html) a 303
 * back to the form's page, where the status shows.
 */
export async function answerForm(
  parts: AnswerParts,
  post: FormPost,
  endpoint: "submit" | "contact",
  address: string,
): Promise<FormAnswer> {
  const { refused, foreign } = senderOrigin(post.headers, parts.site, parts.allowedOrigins);
  const formPage = (kind: "enquiry" | "application") => (kind === "enquiry" ? "/Contact" : "/career");
  const guess = formPage(endpoint === "submit" ? "enquiry" : "application");
  const reply = (status: number, body: object, page: string, headers: Record<string, string> = {}) =>
    post.headers.get("accept")?.includes("text/html")
      ? new Response(null, { status: 303, headers: { Location: `${foreign ?? ""}${page}` } })
      : Response.json(body, { status, headers: { ...headers, ...crossOrigin(foreign) } });
  try {
    if (refused) throw new FormRefusal(403, "cross-site", "This form may only be sent from our own pages.");
    const taken = await takeForm(parts, post, endpoint, address);
    if (!taken.quarantined) parts.onKept();
    const body = { success: true, message: "Thank you. We have received it.", id: taken.id };
    const outcome = taken.quarantined ? "quarantined" : "kept";
    return { response: reply(200, body, `${formPage(taken.kind)}#sent`), outcome };
  } catch (error) {
    const refusal = asRefusal(error, parts.log);
    await dropBody(post.body);
    const { message, errors, retryAfter } = refusal;
    const status = refusal.status === 422 && endpoint === "submit" ? 200 : refusal.status;
    const body = { success: false, message, ...(errors && { errors }) };
    const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    return { response: reply(status, body, `${guess}#not-sent`, headers), outcome: refusal.outcome };
  }
}

/**
 * Answers a browser's question whether a page elsewhere may post.
 * @returns undefined where it may not
 */
export function answerPreflight(
  parts: Pick<AnswerParts, "site" | "allowedOrigins">,
  headers: Headers,
): Response | undefined {
  const { foreign } = senderOrigin(headers, parts.site, parts.allowedOrigins);
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

function asRefusal(error: unknown, log: Log): FormRefusal {
  if (error instanceof FormRefusal) return error;
  if (!(error instanceof StoreUnavailable)) {
    logFailure(log, error);
    return new FormRefusal(500, "failed", "Something went wrong here. Please try again, or call us.");
  }
  const { cause } = error;
  const code =
    cause instanceof Error && ("errcode" in cause ? cause.errcode : "code" in cause ? cause.code : undefined);
  log({ kind: "store", name: cause instanceof Error ? cause.name : "", code: String(code || "no answer") });
  const message = "This could not be kept just now. Please try again in a minute, or call us.";
  return new FormRefusal(503, "not kept", message, { retryAfter: 10 });
}
