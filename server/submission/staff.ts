/** `staff` read submissions and work on them; an `owner` also erases, exports and manages accounts. */
export const roles = ["staff", "owner"] as const;
export type Role = (typeof roles)[number];

/** The signed-in person, as the desk's page knows them. */
export type Me = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Whether an authenticator is set up. */
  secondFactor: boolean;
  /** The owner requires a second factor and this person has none yet: they may do nothing but set one up. */
  mustEnrol: boolean;
  /** Whether they want to be told in the morning what is due and newly theirs. */
  morningMail: boolean;
};

/** Times are ISO 8601 in UTC. */
export type Account = Me & {
  lastSeenAt: string | null;
  /** Until when a link to set the password can be used, if there is one. */
  linkUntil: string | null;
};

/** Whoever did something; without an account, it was done at the terminal. */
export type Person = { id: string | null; name: string };
export const terminalUser: Person = { id: null, name: "the terminal" };

/** What is left of a name without case, spaces and punctuation: names with the same key are the same name. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");
}

/**
 * Characters that are invisible in a name, or that change the direction of writing. The two joiners belong in Indian scripts
 * after the sign that removes a letter's vowel (RFC 5892, appendix A.1 and A.2); anywhere else they mean nothing.
 */
const unseen =
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]?)[\u200c\u200d]|[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as people see it: letters of one width, single spaces, nothing invisible. */
export function normalizeName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(unseen, (match, sign) => (sign ? match : ""))
    .trim();
}
