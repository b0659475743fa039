import type { CvKind } from "./cv-kinds.ts";
import type { Kind, MailState, State } from "./states.ts";

/** A line of the list. Times are ISO 8601 in UTC. A withdrawn submission shows nothing personal. */
export type Line = {
  id: string;
  kind: Kind;
  state: State;
  receivedAt: string;
  name: string;
  /** The service or the position. */
  about: string;
  /** The beginning of the message, one line of at most 160 characters. */
  firstWords: string;
  mail: MailState;
  spamReason: string | null;
  assignedTo: { id: string; name: string } | null;
  notes: number;
  hasCv: boolean;
  version: number;
};

export type List = {
  lines: Line[];
  /** How many match in all; a search stops counting at `countedTo`. */
  total: number;
  countedTo: number;
  page: number;
  counts: Record<State, number>;
  /** The services and positions that occur, for the filter. */
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
  /** Which account it was, where the record has others of the same name; no address once the account is gone. */
  namesake: { id: string; email: string | null } | null;
};

export type SubmissionDetails = Line & {
  /** In the order of the form, without the message. `name` is the field's name in the form. */
  fields: { name: string; label: string; value: string }[];
  message: string;
  cv: { kind: CvKind; name: string; size: number; mark: string | null } | null;
  mailError: string | null;
  notesWritten: Note[];
  /** What was done with it, newest first. */
  history: RecordEntry[];
  /** Its neighbours in the list from which it was opened. */
  previous: string | null;
  next: string | null;
};

export type Numbers = {
  /** Weeks in India, each by its Monday, oldest first. */
  weeks: { from: string; applications: number; enquiries: Record<string, number> }[];
  /** Services, the most requested first. */
  services: string[];
  /** For those marked done in these weeks: the hours from arrival to done. */
  timeToDone: {
    count: number;
    medianHours: number | null;
    p90Hours: number | null;
    byWeek: { from: string; medianHours: number | null }[];
  };
  spam: { all: number; quarantined: number; released: number };
  mail: { waiting: number; failed: number };
};
