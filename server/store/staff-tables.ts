import type { Generated } from "kysely";
import type { Role } from "../submission/staff.ts";

export type StaffTables = {
  desk_users: {
    id: string;
    name: string;
    /** In lower case. */
    email: string;
    role: Role;
    /** As `hashPassword` writes it; null until a link has set one. */
    password: string | null;
    created_at: string;
    last_seen_at: string | null;
    /** The day of the last morning mail, or `off`. */
    morning_mail: Generated<string>;
    /** Until when one process alone may send it. */
    morning_lease: Generated<string | null>;
  };
  desk_sessions: {
    /** The digest of the secret in the cookie. */
    id: string;
    user_id: string;
    /** `half` until the second factor has been entered. */
    stage: "half" | "whole";
    created_at: string;
    seen_at: string;
  };
  desk_links: {
    /** The digest of the secret in the link. */
    id: string;
    user_id: string;
    expires_at: string;
    used_at: string | null;
  };
  desk_second_factors: {
    id: string;
    user_id: string;
    /** `pending` until a first code proves that the authenticator has the secret. */
    state: "pending" | "confirmed";
    /** Base32, as given to the authenticator. */
    secret: string;
    /** The last 30-second step whose code was accepted; no code of that step or earlier is accepted again. */
    used_step: number | null;
  };
  desk_recovery_codes: {
    /** The code's digest. */
    id: string;
    factor_id: string;
  };
  desk_settings: {
    /** `second_factor`: `optional` or `required`. `replies`: JSON of the texts for replies. */
    name: "second_factor" | "replies";
    value: string;
  };
  /** Append-only. */
  desk_record: {
    id: Generated<number>;
    at: string;
    who: string;
    /** Whose account; null for the terminal, and for entries older than this column. */
    who_id: Generated<string | null>;
    what: string;
    submission_id: string | null;
    detail: string;
  };
  rate_limits: {
    key: string;
    points: number;
    /** Milliseconds since 1970. */
    expire: number | null;
  };
};
