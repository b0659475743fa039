import type { Claimed } from "../store/outbox-queries.ts";

/**
 * The JSON about a submission that is sent to another program.
 * @param withCv whether to include the CV's bytes, in base64
 */
export function composeWebhook({ submission, cv }: Claimed, withCv: boolean): string {
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
