import type { Refusal } from "./rules.ts";

/** What the desk answers instead of doing what was asked. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly more: {
    errors?: Record<string, string>;
    conflict?: NonNullable<Refusal["conflict"]>;
    busy?: true;
    retryAfter?: number;
  };

  /**
   * @param message for a person: what is wrong, and what to do
   * @param more `retryAfter` in seconds; `errors` by field
   */
  constructor(status: Refused["status"], message: string, more: Refused["more"] = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
