import { Webhook } from "standardwebhooks";
import type { Claim } from "../store/outbox-queries.ts";

/**
 * Posts submissions to another program, signed as Standard Webhooks (https://www.standardwebhooks.com). The ID is the
 * submission's and the same at every attempt, so that the other side can recognise a repetition.
 * @returns a function that rejects unless the answer is 2xx; redirects are not followed, since that would disclose the signature
 */
export function createWebhook(
  { url, secret, withCv }: { url: string; secret: string; withCv: boolean },
  deadline = 15_000,
): (claimed: Claim) => Promise<void> {
  const signer = new Webhook(secret);
  return async (claimed) => {
    const { id } = claimed.submission;
    const body = composeWebhook(claimed, withCv);
    const now = new Date();
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "chowk-360",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signer.sign(id, now, body),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    }).catch((error: unknown) => {
      const { cause, name } = Object(error);
      throw Object.assign(new Error(reasonOf(error, deadline)), { code: cause?.code ?? name });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const moved =
      response.status >= 300 && response.status < 400 ? ", a redirect, which is not followed" : "";
    throw Object.assign(new Error(`answered ${response.status}${moved}`), { code: response.status });
  };
}

function reasonOf(error: unknown, deadline: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${deadline / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

function composeWebhook({ submission, cv }: Claim, withCv: boolean): string {
  const { id, kind, receivedAt, fields } = submission;
  return JSON.stringify({
    type: `${kind}.received`,
    timestamp: receivedAt,
    data: {
      id,
      kind,
      receivedAt,
      fields,
      ...(cv && {
        cv: {
          name: cv.name,
          kind: cv.kind,
          size: cv.bytes.length,
          ...(cv.mark && { mark: cv.mark }),
          ...(withCv && { content: Buffer.from(cv.bytes).toString("base64") }),
        },
      }),
    },
  });
}
