import type { RecordEntry } from "../server/submission/desk-answers.ts";
import { accessWords } from "./words/access-words.ts";
import { accountWords } from "./words/account-words.ts";
import { duration, number } from "./words/amounts.ts";
import { numberWords } from "./words/number-words.ts";

/* Every word of the desk's page stands here and beside, in `words/`; what a visitor reads stands in `content/`. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const one = (count: number, single: string, several: string) =>
  `${number(count)} ${count === 1 ? single : several}`;

export const words = {
  desk: "The desk",
  menu: "Menu",
  skip: "Skip to the page",
  waiting: "One moment …",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser would not copy it. Please mark it and copy it by hand.",
  newTab: "new tab",
  email: "E-mail",
  name: "Name",
  password: "Password",
  newPassword: "New password",
  currentPassword: "Password until now",
  showPassword: "Show",
  passwordHint: (least: number) => `At least ${least} characters. A few words in a row are easy to remember.`,
  code: "Code",
  codeWanted: "Please enter the six digits that the authenticator shows now, or a recovery code.",
  signOut: "Sign out",
  ago: "ago",
  number,

  away: "The server can’t be reached just now. The desk keeps trying, and nothing you typed is lost.",
  damaged:
    "The database on the server is damaged: nothing can be read or saved until a copy is put in its place. Please tell whoever looks after the server.",
  awayWhileSending: "This was not saved: the server can’t be reached just now. Please try again in a moment.",
  refusedWithoutWords: "The server did not take this. Please load the page anew and try again.",
  unforeseen: "Something went wrong here. Please load the page anew and try again.",
  broken: {
    title: "The desk stumbled",
    text: "Something went wrong in this page. What was saved is safe; notes that were begun are kept.",
    again: "Load it anew",
  },
  nowhere: { title: "Nothing here" },

  pages: {
    label: "Pages of the desk",
    inbox: "Inbox",
    numbers: "Numbers",
    accounts: "Accounts",
    record: "Record",
  },
  roles: { staff: "Staff", owner: "Owner" },

  ...accessWords,

  keys: {
    title: "Keys",
    short: "Keys",
    list: [
      ["j", "the next one"],
      ["k", "the one before"],
      ["e", "done, or new again"],
      ["u", "undo what was just done"],
      ["/", "search"],
      ["?", "this list"],
    ],
    on: "Single keys do things in this browser",
  },
  undo: "Undo",
  undoHeard: "Press u to undo.",
  justDone: "Just done",
  takenBack: "Taken back.",

  tabs: {
    label: "Submissions by state",
    new: "New",
    done: "Done",
    quarantined: "Possible spam",
    withdrawn: "Withdrawn",
  },
  states: { new: "New", done: "Done", quarantined: "Possible spam", withdrawn: "Withdrawn" },
  kinds: { enquiry: "Enquiry", application: "Application" },
  mail: { unmailed: "Mail waiting", sent: "Mailed", failed: "Mail failed", none: "" },
  search: { label: "Search", placeholder: "Search" },
  filters: {
    label: "Filter",
    used: (count: number) => `Filter (${count})`,
    kind: "Kind",
    service: "Service or position",
    from: "From day",
    to: "To day",
    all: "All",
    clear: "Show all",
  },
  listLabel: "Submissions",
  nothingThere: {
    new: "All done. Nothing new.",
    done: "Nothing is done yet.",
    quarantined: "No spam in sight.",
    withdrawn: "Nothing was withdrawn.",
  },
  nothingFound: "Nothing fits.",
  showAll: "Show all of them",
  paging: {
    label: "More of the list",
    newer: "Newer",
    older: "Older",
    shown: (first: number, last: number, total: number, more: boolean) =>
      `${number(first)}–${number(last)} of ${more ? "more than " : ""}${number(total)}`,
  },
  newcomers: (count: number, name: string, about: string) =>
    count === 1 ? `New: ${name}${about && `, ${about}`}` : `${number(count)} new submissions`,
  notesCount: (count: number) => one(count, "note", "notes"),
  withdrawnName: "Withdrawn",
  withdrawnTold:
    "The sender took this back. What it said is hidden, and deleted for good when its time is over.",
  spamBecause: (reason: string) => `Looked like spam: ${reason}`,
  mailBecause: (error: string) => `The mail did not go out: ${error}`,

  gone: { title: "Gone", back: "To the inbox" },
  neighbours: {
    label: "Around this one",
    back: "Inbox",
    previous: "Before",
    next: "Next",
  },
  actions: {
    label: "What can be done",
    done: "Mark done",
    reopen: "New again",
    release: "Not spam",
    quarantine: "Possible spam",
    restore: "Restore",
    withdraw: "Withdraw",
    erase: "Erase",
  },
  changed: {
    done: (name: string) => `${name}: done.`,
    reopen: (name: string) => `${name}: new again.`,
    release: (name: string) => `${name}: not spam. It is new now.`,
    quarantine: (name: string) => `${name}: possible spam again.`,
    withdraw: (name: string) => `${name}: withdrawn.`,
    restore: (name: string) => `${name}: back again.`,
  },
  typedIsKept: "What you see now is fresh, and what you typed is still there.",
  withdrawing: {
    title: "Withdraw it?",
    text: "For senders who take back what they sent. What they wrote is hidden from everybody at once and deleted when its time is over. It can be undone for ten seconds, not later.",
    yes: "Withdraw",
  },
  erasing: {
    title: "Erase it for good?",
    text: "Everything that was sent, the CV and all notes are deleted now. This can’t be undone.",
    means: [
      "Mails that have gone out stay in their mailboxes; please delete them there.",
      "Backups keep it until they are overwritten.",
      "The record keeps that something was erased, by whom and when, and nothing of what it said.",
    ],
    yes: "Erase for good",
    done: "Erased.",
  },
  contact: { label: "How to answer", call: "Call", chat: "WhatsApp", write: "E-mail" },
  sentLabel: "What was sent",
  cv: {
    short: "CV",
    label: "CV",
    download: "Download the CV",
    show: "Look at it here",
    hide: "Close it",
    careful: (mark: string) => `Careful: this file ${mark}. Don’t open it: ask the sender for a plain PDF.`,
  },
  size: (bytes: number) =>
    bytes < 1024 * 1024 ? `${number(Math.ceil(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  assigned: {
    label: "Assigned to",
    nobody: "Nobody",
    done: (name: string | undefined) => (name ? `It is ${name}’s now.` : "It is nobody’s now."),
  },
  notes: {
    title: "Notes",
    label: "Write a note",
    button: "Save the note",
    saved: "The note is saved.",
    waiting: "Not saved yet: the server can’t be reached. The note is sent as soon as it can be.",
    signedOut: "The note is not saved: you were signed out. Please save it again.",
    tooLong: (over: number) => `Please shorten the note by ${one(over, "character", "characters")}.`,
  },
  historyLabel: (count: number) => `What was done (${number(count)})`,
  history: ({ who, what, detail, namesake }: Pick<RecordEntry, "who" | "what" | "detail" | "namesake">) => {
    const which = namesake && ` (${namesake.email ?? `an account that is gone, ${namesake.id.slice(0, 8)}`})`;
    return `${who || "Somebody"}${which ?? ""} ${what === "saw" ? "looked at it" : what}${detail && ` (${detail})`}`;
  },

  numbers: numberWords,
  hours: duration,
  share: (part: number) => `${Math.round(part * 100)} %`,
  exporting: {
    title: "Export",
    text: "Everything that was sent, for a spreadsheet (CSV) or a program (JSON). That you exported it goes on record.",
    state: "Which",
    csv: "CSV for a spreadsheet",
    json: "JSON",
  },

  accounts: accountWords,
  record: {
    lead: "Who saw, changed, exported or erased what, newest first. Nothing can be taken out of it.",
  },

  /** How long ago, from ms. */
  age: (ms: number) => {
    if (ms < hour) return `${Math.max(1, Math.floor(ms / minute))} min`;
    if (ms < day) return `${Math.floor(ms / hour)} h`;
    if (ms < 100 * day) return `${Math.floor(ms / day)} d`;
    return ms < 730 * day ? `${Math.floor(ms / 7 / day)} w` : `${Math.floor(ms / 365 / day)} y`;
  },
};
