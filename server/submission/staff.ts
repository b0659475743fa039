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
};

/** Times are ISO 8601 in UTC. */
export type Account = Me & {
  lastSeenAt: string | null;
  /** Until when a link to set the password can be used, if there is one. */
  linkUntil: string | null;
};

/** Whoever did something; without an account, it was done at the terminal. */
export type Person = { id: string | null; name: string };
export const atTheTerminal: Person = { id: null, name: "the terminal" };
