import type { Generated } from "kysely";
import type { Role } from "../submission/staff.ts";

/** The tables of who may use the desk, and of what they did there. */
export type DeskTables = {
  desk_users: {
    id: string;
    name: string;
    /** In small letters. */
    email: string;
    role: Role;
    /** As `hashPassword` writes it; null until a link has set one. */
    password: string | null;
    created_at: string;
    last_seen_at: string | null;
  };
  desk_sessions: {
    /** The digest of what the cookie holds. */
    id: string;
    user_id: string;
    /** `half` while the second factor is still wanted. */
    stage: "half" | "whole";
    created_at: string;
    seen_at: string;
  };
  desk_links: {
    /** The digest of what the link holds. */
    id: string;
    user_id: string;
    expires_at: string;
    used_at: string | null;
  };
  desk_second_factors: {
    id: string;
    user_id: string;
    /** `pending` until a first code has shown that the authenticator has it. */
    state: "pending" | "confirmed";
    /** Base32, as the authenticator was given it. */
    secret: string;
    /** The last step of 30 s whose code was taken; none up to it is taken again. */
    used_step: number | null;
  };
  desk_recovery_codes: {
    /** The code's digest. */
    id: string;
    factor_id: string;
  };
  desk_settings: {
    name: "second_factor";
    value: "optional" | "required";
  };
  /** Only added to. */
  desk_record: {
    id: Generated<number>;
    at: string;
    who: string;
    /** Whose account; none of the terminal, and of what was written before accounts were noted. */
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
