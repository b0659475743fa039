import { formatNumber } from "../../formats/number.ts";

/** What becomes of an enquiry, for which rupees may be noted. */
export const stages = ["talking", "quoted", "won", "lost"] as const;
export const stagesOf = {
  enquiry: stages,
  application: ["shortlisted", "interview", "rejected"],
} as const;
/** The states of what is somebody's work, or was. */
export const workStates = ["new", ...stages, ...stagesOf.application, "done"] as const;
/** The states of what somebody still has to see to. */
export const openStates = ["new", "talking", "quoted", "shortlisted", "interview"] as const;
/** The states of what is over, of which the day is kept. */
export const closedStates: readonly State[] = ["done", "won", "lost", "rejected"];
/** `quarantined` looked like spam to the server; `spam` is what a person called so; `blocked` came from a blocked sender. */
export const states = [...workStates, "quarantined", "spam", "blocked"] as const;
export type State = (typeof states)[number];

/** A state's name, the same wherever people read it. */
export const stateLabels: Record<State, string> = {
  new: "New",
  talking: "Talking",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  done: "Done",
  shortlisted: "Shortlisted",
  interview: "Interview",
  rejected: "Rejected",
  quarantined: "Possible spam",
  spam: "Spam",
  blocked: "Blocked",
};

/** What an enquiry is worth at most; PostgreSQL's integers end at some 214 crore. */
export const maxRupees = 999_999_999;

export function formatRupees(rupees: number): string {
  return `₹${formatNumber(rupees)}`;
}

export const kinds = ["enquiry", "application"] as const;
export type Kind = (typeof kinds)[number];

/** `quarantine` only undoes the change that took a submission out of where it waited as possible spam, or as a blocked sender's. */
// biome-ignore format: a list of words
export const changes = [
  ...stages, ...stagesOf.application, "done", "reopen", "release", "quarantine", "spam",
] as const;
export type Change = (typeof changes)[number];

/** How the record names each change, but for what was taken away, and how another person is told of it. */
export const changeWords = {
  talking: "marked it talking",
  quoted: "marked it quoted",
  won: "marked it won",
  lost: "marked it lost",
  shortlisted: "shortlisted it",
  interview: "marked it for an interview",
  rejected: "rejected it",
  done: "marked it done",
  reopen: "made it new again",
  release: "marked it as not spam",
  quarantine: "put it back where it waited",
  spam: "marked it as spam",
  assign: "assigned it",
  remind: "set its reminder",
  value: "set its amount",
  block: "blocked or unblocked its sender",
  correct: "corrected it",
  "erase CV": "erased its CV",
};

/** Milliseconds during which the desk offers to undo a change, and released mail waits. */
export const undoMs = 10_000;

/** `unmailed` until its mail is sent, `failed` once that was given up, `none` while nothing is to be mailed. */
export type MailState = "unmailed" | "sent" | "failed" | "none";

/** A submission as it is shown: while mail is not set up (`mails`), nothing counts as waiting to be mailed. */
export function withMailState<Row extends { mail: MailState }>(submission: Row, mails: boolean): Row {
  return mails || submission.mail !== "unmailed" ? submission : { ...submission, mail: "none" };
}

/** The kinds of file a CV may be, which are the endings of their names, with their media types; a DOC may be a web page inside. */
export const cvTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
};
export type CvKind = keyof typeof cvTypes;

/** What the staff are advised when something suspicious was found in a CV. */
export const cvAdvice = "Don’t open it unless you know the sender: ask for a plain PDF.";

/** What the sender is called, in either form; who was entered without a name, by the number or address. */
export function senderName({ name, firstName, lastName, phone = "", email }: Record<string, string>): string {
  return name ?? ([firstName, lastName].filter(Boolean).join(" ") || phone || (email ?? ""));
}

/** What a submission is about: the service of an enquiry, the position of an application. */
export function subjectOf(kind: Kind, fields: Record<string, string>): string {
  return (kind === "enquiry" ? fields.service : fields.position) ?? "";
}

/** The start of an ID, as the staff see and type it. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** Whether a text is a UUID in lower case, as the store keeps them; PostgreSQL refuses anything else instead of finding nothing. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** A visitor's words, safe for a terminal: without control characters, but for line breaks, or changes of direction. */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
