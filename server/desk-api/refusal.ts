/**
 * The body of every refusal. `errors` are by field; `conflict` says who did what in the meantime; `busy` that the server is
 * well but has too much to do just now.
 */
export type Refusal = {
  success: false;
  message: string;
  busy?: true;
  errors?: Record<string, string>;
  /** The database's file is damaged: trying again is in vain until a copy has been put in its place. */
  damaged?: true;
  conflict?: { by: string; what: string; at: string };
};

export class RefusalError extends Error {
  override name = "RefusalError";
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly details: Pick<Refusal, "errors" | "conflict" | "busy"> & { retryAfter?: number };

  /**
   * @param message for a person: what is wrong, and what to do
   * @param details `retryAfter` in seconds
   */
  constructor(status: RefusalError["status"], message: string, details: RefusalError["details"] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** For what is wrong with a single field of a form. */
export function createFieldRefusal(status: 409 | 422, field: string, message: string): RefusalError {
  return new RefusalError(status, message, { errors: { [field]: message } });
}
