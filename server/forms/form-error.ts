import type { z } from "zod";

/** Why a post is refused. */
export class FormError extends Error {
  override name = "FormError";
  readonly status: Status;
  /** For the log. */
  readonly outcome: Outcome;
  /** By field: what the visitor can correct. */
  readonly errors: Record<string, string> | undefined;
  /** The same as the schema told it. */
  readonly issues: z.core.$ZodIssue[];
  /** Seconds until another attempt makes sense. */
  readonly retryAfter: number | undefined;

  /**
   * @param status 422 for what the visitor can correct
   * @param message shown to the visitor
   */
  constructor(
    status: Status,
    outcome: Outcome,
    message: string,
    more: { errors?: Record<string, string>; issues?: z.core.$ZodIssue[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.outcome = outcome;
    this.errors = more.errors;
    this.issues = more.issues ?? [];
    this.retryAfter = more.retryAfter;
  }
}

export type Outcome =
  | "busy"
  | "cross-site"
  | "failed"
  | "not kept"
  | "to be mended"
  | "too large"
  | "too many"
  | "too slow"
  | "unreadable"
  | "wrong key"
  | "wrong type";

type Status = 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;
