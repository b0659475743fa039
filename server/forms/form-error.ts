/** Why a post is refused. */
export class FormError extends Error {
  override name = "FormError";
  readonly status: Status;
  /** For the log, such as `too large`. */
  readonly outcome: string;
  /** By field: what the visitor can correct. */
  readonly errors: Record<string, string> | undefined;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter: number | undefined;

  /**
   * @param status 422 for what the visitor can correct
   * @param message shown to the visitor
   */
  constructor(
    status: Status,
    outcome: string,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.outcome = outcome;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

type Status = 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;
