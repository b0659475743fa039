import type { BuildManifest } from "../files/build-manifest.ts";
import { type FieldProblem, type FormOutcome, formOutcomes } from "../submission/form-rules.ts";

/** What is wrong with a field; `limit` is what it may be at most. */
export type FieldError = { problem: FieldProblem; limit?: string | undefined };

type Details = {
  /** By field: what the visitor can correct. */
  fields?: Record<string, FieldError>;
  /** What the whole post may be at most. */
  limit?: string;
  /** Seconds until another attempt makes sense. */
  retryAfter?: number;
};

export class FormError extends Error {
  override name = "FormError";
  readonly status: number;
  readonly outcome: FormOutcome;
  readonly details: Details;

  constructor(outcome: FormOutcome, details: Details = {}) {
    super(outcome);
    this.status = outcome === "to be corrected" ? 422 : formOutcomes[outcome];
    this.outcome = outcome;
    this.details = details;
  }
}

/** The answers to a form in one language, as `content/pages/form-answers.yaml` has them. */
export type FormAnswers = BuildManifest["formAnswers"]["en"];

/** Says to the visitor why a post is refused, and by field what can be corrected; the first of these is the message. */
export function describeFormError({ outcome, details }: FormError, words: FormAnswers) {
  const { fields, limit = "" } = details;
  if (!fields) return { message: (words.answers[outcome] ?? "").replace("{limit}", limit) };
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, { problem, limit = "" }]) => [
      field,
      (words.problems[problem] ?? "")
        .replace("{field}", words.fields[field] ?? field)
        .replace("{limit}", limit),
    ]),
  );
  return { message: Object.values(errors)[0], errors };
}
