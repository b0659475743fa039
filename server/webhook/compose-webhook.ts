import type { Claimed } from "../store/outbox-queries.ts";

/**
 * What another program is told of a submission, as JSON.
 * @param withCv whether the CV's bytes go along, in base64
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
