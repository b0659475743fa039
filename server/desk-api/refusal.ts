import type { Conflict } from "../store/change-submission.ts";

/** Why the desk refuses something, with the status of the answer. The words for it are the desk's (`desk/words/refusal-words.ts`). */
// biome-ignore format: a table
const statuses = {
  "account changed": 401, "signed out": 401, "wrong sign-in": 401,
  "code first": 403, "enrol first": 403, "not this page": 403, "owners only": 403,
  "account gone": 404, "gone": 404, "no CV": 404,
  "changed": 409, "code required": 409, "code unneeded": 409, "email taken": 409, "last owner": 409, "name reserved": 409,
  "name taken": 409, "not entered": 409, "note taken": 409, "nothing pending": 409, "own account": 409,
  "replies changed": 409, "wrong state": 409,
  "link expired": 410, "link unknown": 410, "link used": 410,
  "too large": 413,
  "code not shown": 422, "invalid": 422, "password common": 422, "password is the site’s name": 422,
  "password repeats": 422, "password unknown": 422, "person gone": 422, "wrong code": 422,
  "throttled": 429,
  "failed": 500,
  "busy": 503, "damaged": 503, "store away": 503,
} as const;

/** Besides these, what cannot be read: Hono says whether it is of another type or no JSON. */
export type RefusalCode = keyof typeof statuses | "unreadable";

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
  readonly code: keyof typeof statuses;
  readonly status: (typeof statuses)[keyof typeof statuses];
  readonly details: Details;

  /** @param details `retryAfter` in seconds */
  constructor(code: RefusalError["code"], details: Details = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.details = details;
  }
}

/** For what is wrong with a single field of a form. */
export function createFieldRefusal(field: string, code: RefusalError["code"], detail?: string): RefusalError {
  return new RefusalError(code, { errors: { [field]: code }, ...(detail && { detail }) });
}
