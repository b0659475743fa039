import { z } from "zod";
import { seenName } from "./seen-name.ts";

/** What the desk's addresses take, stated once: the server judges by it, and the page asks by it. */

/** `staff` read, work and release; `owner`s erase, export and look after accounts besides. */
export const roles = ["staff", "owner"] as const;
export type Role = (typeof roles)[number];

export const states = ["new", "done", "quarantined", "withdrawn"] as const;
export const kinds = ["enquiry", "application"] as const;

/** Submissions on one page of the list. */
export const pageSize = 50;

/** Characters, in UTF-16 units. The least length of a password: NIST SP 800-63B-4, 3.1.1.2, asks for 15 where it stands alone; the desk slows guessing down besides. */
export const passwordLimits = { minLength: 12, maxLength: 200 } as const;
export const noteLimits = { maxLength: 5_000 } as const;
export const searchLimits = { maxLength: 200 } as const;

/** Milliseconds in which a change may be taken back. */
export const undoMs = 10_000;

const whole = z.coerce.number().int();

/** What the list is asked for. `from` and `to` are days as in India, both counted in. */
export const listQuery = z.object({
  q: z.string().trim().max(searchLimits.maxLength).default(""),
  state: z.enum(states).default("new"),
  kind: z.enum(kinds).optional(),
  /** A service as it was sent, or a position. */
  service: z.string().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: whole.min(1).max(100_000).default(1),
});
export type ListQuery = z.output<typeof listQuery>;

/** The version is that of the submission as it was shown; when somebody has changed it since, nothing is done and they are named. */
const version = z.number().int().min(0);

const changes = ["done", "reopen", "release", "quarantine", "withdraw", "restore"] as const;
/** `quarantine` takes `release` back and `restore` takes `withdraw` back, both only within `undoMs` by who did it. */
export const changeBody = z.object({ change: z.enum(changes), version });
export type Change = z.output<typeof changeBody>["change"];

export const assignBody = z.object({ to: z.string().max(100).nullable(), version });
export const eraseBody = z.object({ version });
export const noteBody = z.object({
  /** Made by the page, so that a note sent again is the same note. */
  id: z.uuid(),
  text: z.string().trim().min(1, "Please write the note first.").max(noteLimits.maxLength),
});

const email = z
  .string()
  .trim()
  .max(200)
  .regex(z.regexes.html5Email, "Please enter the e-mail address in full, such as name@example.com.");
const password = z
  .string()
  .max(passwordLimits.maxLength, `Please use at most ${passwordLimits.maxLength} characters.`);
/** A password that is chosen; whether it is among the commonest is judged by the server besides. */
const newPassword = password.min(
  passwordLimits.minLength,
  `Please use at least ${passwordLimits.minLength} characters; a few words in a row are easy to remember.`,
);
const code = z.string().trim().min(6).max(40);

export const signInBody = z.object({ email, password });
/** Six digits of an authenticator, or one of the recovery codes. */
export const secondFactorBody = z.object({ code });
/** `token` is what follows `#` in the link that the desk's command prints. */
export const linkBody = z.object({ token: z.string().min(20).max(200), password: newPassword });
export const passwordBody = z.object({ current: password, next: newPassword });
export const enrolBody = z.object({ password });
const personName = z
  .string()
  .transform((name) => name.normalize("NFKC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .regex(/^(?=.*\p{L}).{1,100}$/su, "Please enter a name of at most 100 characters.")
      .refine(
        (name) => seenName(name) === name,
        "Please enter the name without characters that can’t be seen.",
      )
      .refine(
        (name) => !(/\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)),
        "Please enter the name in one alphabet: some letters of others look the same.",
      ),
  );
export const accountBody = z.object({ name: personName, email, role: z.enum(roles) });
export const accountChange = z.object({ role: z.enum(roles) });
export const settingsBody = z.object({ secondFactorRequired: z.boolean() });
export const exportQuery = listQuery.omit({ page: true, state: true }).extend({
  as: z.enum(["csv", "json"]),
  state: z.enum([...states, "all"]).default("all"),
});
export const numbersQuery = z.object({ weeks: whole.min(1).max(260).default(26) });

/** Who is signed in, as the page knows them. */
export type Me = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Whether an authenticator is set up. */
  secondFactor: boolean;
  /** The owner wants a second factor, and there is none yet: nothing but setting it up is allowed. */
  mustEnrol: boolean;
};

export type Account = Me & {
  /** ISO 8601, as the other two. */
  createdAt: string;
  lastSeenAt: string | null;
  /** Until when a link to set the password is still open. */
  linkUntil: string | null;
};

/** A line of the list. Times are ISO 8601 in UTC. Of a withdrawn one nothing personal is told. */
export type Line = {
  id: string;
  kind: (typeof kinds)[number];
  state: (typeof states)[number];
  receivedAt: string;
  name: string;
  /** The service or the position. */
  about: string;
  /** The beginning of the message, one line of at most 160 characters. */
  firstWords: string;
  mail: "unmailed" | "sent" | "failed" | "none";
  spamReason: string | null;
  assignedTo: { id: string; name: string } | null;
  notes: number;
  hasCv: boolean;
  version: number;
};

export type List = {
  lines: Line[];
  /** How many there are in all; a search stops counting at `countedTo`. */
  total: number;
  countedTo: number;
  page: number;
  counts: Record<(typeof states)[number], number>;
  /** Services and positions that occur, for the filter. */
  abouts: string[];
};

export type Note = { id: string; at: string; by: string; text: string };
export type RecordEntry = {
  id: number;
  at: string;
  who: string;
  what: string;
  submission: string | null;
  detail: string;
  /** Which account it was, where the record knows others by the same name; no address where it is gone. */
  namesake: { id: string; email: string | null } | null;
};

export type Whole = Line & {
  /** Label and value, in the order of the form; without the message. `name` is the field's own. */
  fields: { name: string; label: string; value: string }[];
  message: string;
  cv: { kind: "pdf" | "doc" | "docx"; name: string; size: number; mark: string | null } | null;
  mailError: string | null;
  notesWritten: Note[];
  /** Newest first: what was done with it. */
  history: RecordEntry[];
  /** What came before and after it in the list it was opened from, by the same query. */
  previous: string | null;
  next: string | null;
};

export type Numbers = {
  /** Mondays as in India, oldest first. */
  weeks: { from: string; applications: number; enquiries: Record<string, number> }[];
  /** Services, the most asked for first. */
  services: string[];
  /** Of those marked done in these weeks: hours from coming in to done. */
  timeToDone: {
    count: number;
    medianHours: number | null;
    p90Hours: number | null;
    byWeek: { from: string; medianHours: number | null }[];
  };
  spam: { all: number; quarantined: number; released: number };
  mail: { waiting: number; failed: number };
};

/**
 * Every refusal. `errors` by the field's name where fields are wrong; `conflict` says who did what meanwhile; `busy` that
 * the server is well and has too much to do at this moment.
 */
export type Refusal = {
  success: false;
  message: string;
  busy?: true;
  errors?: Record<string, string>;
  /** The database's file is: trying again is in vain until a copy is put in its place. */
  damaged?: true;
  conflict?: { by: string; what: string; at: string };
};
