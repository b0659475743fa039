/** What a form server says: ours, and the third-party service of the specification. */
export type FormAnswer = { success?: unknown; message?: unknown; errors?: unknown };

/** The JSON object in an answer's text, or undefined where it isn't one: a proxy's page, say. */
export function readFormAnswer(text: string): FormAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The reason and the fields' problems that an answer names, ready for an outcome. */
export function explain(answer: FormAnswer | undefined): {
  reason?: string;
  problems?: Record<string, string>;
} {
  const { message, errors } = answer ?? {};
  const problems =
    errors !== null && typeof errors === "object"
      ? Object.fromEntries(Object.entries(errors).filter(([, text]) => typeof text === "string"))
      : undefined;
  return {
    ...(typeof message === "string" && message && { reason: message }),
    ...(problems && { problems }),
  };
}
