import type { Conflict } from "../store/change-submission.ts";

/** Why the desk refuses something. The words for it are the desk's (`desk/words/refusal-words.ts`). */
// biome-ignore format: a list of words
export type RefusalCode =
  | "account gone" | "account changed" | "busy" | "changed" | "code first" | "code not shown" | "code required"
  | "code unneeded" | "damaged" | "email taken" | "enrol first" | "failed" | "gone" | "invalid" | "last owner"
  | "link expired" | "link unknown" | "link used" | "name reserved" | "name taken" | "no CV" | "not this page"
  | "not entered" | "note taken" | "nothing pending" | "owners only" | "own account" | "password common" | "password is the site’s name"
  | "password repeats" | "password unknown" | "person gone" | "replies changed" | "signed out" | "store away" | "throttled"
  | "too large" | "unreadable" | "wrong code" | "wrong sign-in" | "wrong state";

/** The body of every refusal. */
export type Refusal = {
  success: false;
  code: RefusalCode;
  /** What the words name: a person, an address, a state, minutes or kilobytes. */
  detail?: string;
  /** By field, each with its problem: a code of these, or what a schema of `request-schemas.ts` says. */
  errors?: Record<string, string>;
  /** Who did what in the meantime. */
  conflict?: Conflict;
};

type Details = Pick<Refusal, "detail" | "errors" | "conflict"> & { retryAfter?: number };

export class RefusalError extends Error {
  override name = "RefusalError";
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly code: RefusalCode;
  readonly details: Details;

  /** @param details `retryAfter` in seconds */
  constructor(status: RefusalError["status"], code: RefusalCode, details: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** For what is wrong with a single field of a form. */
export function createFieldRefusal(
  status: 409 | 422,
  field: string,
  code: RefusalCode,
  detail?: string,
): RefusalError {
  return new RefusalError(status, code, { errors: { [field]: code }, ...(detail && { detail }) });
}
