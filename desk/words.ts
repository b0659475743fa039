import { indianDay } from "../formats/indian-day.ts";
import { indianDate } from "../server/submission/indian-time.ts";
import {
  type Change,
  cvAdvice,
  formatRupees,
  type Kind,
  stateLabels,
} from "../server/submission/submission.ts";
import type { RecordEntry, SubmissionSummary } from "./api/api.ts";
import { accessWords, accountWords } from "./words/account-words.ts";
import { number, numberWords } from "./words/number-words.ts";

/* Every word that the desk shows, here and in `words/`. What visitors read is in `content/`. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const plural = (count: number, single: string, several: string) =>
  `${number(count)} ${count === 1 ? single : several}`;

const changeWords: Record<string, string> = { reopen: "new again", release: "not spam. It is new now" };
const bulkWords: Record<string, string> = {
  reopen: "new again",
  release: "marked as not spam",
  spam: "marked as spam",
};
const kindWords = { enquiry: "Enquiry", application: "Application" };

const whose = (kind: Kind, name: string) => `\u2068${name}\u2069’s ${kind}`;

export const words = {
  desk: "The desk",
  tab: (title: string) => `${title} · The desk`,
  menu: "Menu",
  skip: "Skip to the page",
  waiting: "One moment …",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser couldn’t copy it. Please select it and copy it by hand.",
  newTab: "new tab",
  email: "E-mail",
  phone: "Phone",
  name: "Name",
  password: "Password",
  newPassword: "New password",
  currentPassword: "Current password",
  showPassword: "Show",
  passwordHint: (least: number) => `At least ${least} characters. A few words in a row are easy to remember.`,
  code: "Code",
  signOut: "Sign out",
  ago: " ago",
  number,
  notSaid: "Not said",

  away: "The server can’t be reached at the moment; the desk keeps trying to. Nothing you typed is lost.",
  damaged:
    "The database on the server is damaged: nothing can be read or saved until it is restored from a backup. Please tell whoever looks after the server.",
  awayWhileSending:
    "This was not saved: the server can’t be reached at the moment. Please do it again when it can; it isn’t sent by itself.",
  unforeseen: "Something went wrong. Please reload the page and try again.",
  broken: {
    title: "Something went wrong",
    text: "This page has stopped working. Everything you saved is safe, and so are the notes, amounts and calls you had begun.",
    again: "Reload the page",
  },
  notFound: { title: "Page not found" },

  pages: {
    label: "Desk pages",
    inbox: "Inbox",
    numbers: "Numbers",
    editor: "Words of the site",
    replies: "Reply texts",
    accounts: "Accounts",
    record: "Record",
  },
  roles: { staff: "Staff", owner: "Owner" },

  ...accessWords,

  undo: "Undo",
  justDone: "Just done",
  undone: (name = "") => (name ? `${name}: undone.` : "Undone."),

  tabs: {
    label: "Lists",
    ...stateLabels,
    due: "Reminders",
    shortlist: "Shortlist",
  },
  states: stateLabels,
  kinds: kindWords,
  /** Only what isn’t as it should be. */
  mail: { unmailed: "Not mailed yet", sent: "", failed: "Mail failed", none: "" },
  search: {
    label: "Search",
    placeholder: "Search",
    incomplete:
      "Older enquiries may be missing here: they are still being prepared for the search. That goes on by itself and takes a few minutes.",
  },
  filter: {
    label: "Show",
    all: "Everything",
    enquiry: "Enquiries",
    application: "Applications",
    mine: "Mine",
    nobody: "Nobody’s",
    of: (name: string) => `${name}’s`,
  },
  double: "Same sender",
  replied: (who: string) => `Reply begun: ${who}`,
  block: {
    mark: "Blocked",
    on: "Block sender",
    off: "Unblock sender",
    done: (name: string, on: boolean) =>
      on
        ? `${name}: blocked. What comes next waits under “Blocked”.`
        : `${name}: no longer blocked. What waited is under “New”.`,
    still: "The sender stays blocked until you press “Unblock sender”.",
  },
  listLabel: "Enquiries and applications",
  newCount: (count: number) => `${number(count)} new in all`,
  nothingNew: "Nothing new. All done.",
  nothingThere: "Nothing here.",
  bulk: {
    start: "Select",
    stop: "Cancel",
    label: "What is selected",
    tick: (name: string) => `Select ${name}`,
    all: (count: number) => `All on this page (${number(count)})`,
    count: (count: number) => `${number(count)} selected`,
    done: (count: number, change: string) => `${number(count)} ${bulkWords[change] ?? `marked ${change}`}.`,
    stage: "Stage …",
    remind: "Remind on …",
    reminded: (count: number, day: string | null) =>
      `${number(count)} ${day ? `with a reminder for ${day}` : "without a reminder"}.`,
    assign: "Assign to …",
    assigned: (count: number, person: string | undefined) =>
      person ? `${number(count)} assigned to ${person}.` : `${number(count)} no longer assigned to anybody.`,
    refused: (count: number, why: string) => `${number(count)} left as before: ${why}`,
  },
  nothingFound: "No matches.",
  unmatched: (missing: string[]) =>
    missing.length > 0
      ? `Not found: ${missing.map((word) => `“${word}”`).join(", ")}.`
      : "Each of the words is found, but not all of them together.",
  showAll: "Show everything",
  paging: {
    label: "Pages of the list",
    newer: "Newer",
    older: "Older",
    shown: (first: number, last: number, total: number, more: boolean) =>
      `${number(first)}–${number(last)} of ${more ? "more than " : ""}${number(total)}`,
  },
  notesCount: (count: number) => plural(count, "note", "notes"),
  remindOn: (day: string, due: boolean) => `${due ? "Due" : "Reminder"}: ${day}`,
  spamBecause: (reason: string) => `Held back as possible spam: ${reason}`,
  mailBecause: {
    unmailed:
      "The e-mail about this couldn’t be sent. It is tried again by itself for three days. If the reason is the login, or more e-mails wait, tell whoever looks after the server. The reason:",
    failed:
      "The e-mail about this couldn’t be sent in three days and is not tried any more. Whoever looks after the server can have it sent again. The reason:",
    sent: "",
    none: "",
  },

  gone: { title: "No longer here", back: "Back to the inbox" },
  actions: {
    label: "Actions",
    done: "Mark done",
    reopen: "New again",
    release: "Not spam",
    spam: "Spam",
    erase: "Erase",
  },
  changed: (
    change: Exclude<Change, "quarantine">,
    { name, wonOn, rupees, isBlocked }: Pick<SubmissionSummary, "name" | "wonOn" | "rupees" | "isBlocked">,
  ) =>
    [
      `${name}: ${changeWords[change] ?? change}${wonOn ? ` on ${indianDate(wonOn)}` : ""}.`,
      rupees !== null && `Amount: ${formatRupees(rupees)}.`,
      change === "release" && isBlocked && words.block.still,
    ]
      .filter(Boolean)
      .join(" "),
  typedIsKept: "You now see the latest, and what you typed is still there.",
  erasing: {
    title: (kind: Kind, name: string) => `Erase ${whose(kind, name)}?`,
    text: (hasCv: boolean) =>
      `What was sent${hasCv ? ", the CV" : ""} and all notes will be deleted now. This can’t be undone.`,
    cvAlone: "Only the CV",
    cvText: "The file will be deleted now. What was sent beside it and all notes stay. This can’t be undone.",
    cvDone: (name: string) => `${name}: CV erased.`,
    others: (count: number) => `Also what else came from the same number or address (${number(count)})`,
    letter: "A letter for the sender",
    letterText: "It is kept nowhere: copy it, or send it, before you close this.",
    byVoice: "Neither WhatsApp nor an e-mail address is known here: read it to the sender on the telephone.",
    subject: "Erased: what you sent us / हटा दिया: आपने जो भेजा था",
    means: (hasEnquiry: boolean) => [
      "E-mails already sent stay in their mailboxes; please delete them there.",
      "Backups keep it until they are overwritten.",
      `The record keeps its kind and day, what you did with it and when${hasEnquiry ? ", and the amount" : ""}, but not who it was from or what it said.`,
      ...(hasEnquiry ? ["It no longer counts in the numbers, and neither does its amount."] : []),
    ],
    yes: "Erase for good",
    done: (name: string) => `${name}: erased.`,
  },
  contact: { label: "Contact", call: "Call", chat: "WhatsApp", write: "E-mail" },
  sentLabel: "What was sent",
  board: "Board or society",
  cv: {
    short: "CV",
    label: "CV",
    download: "Download the CV",
    show: "View it here",
    hide: "Hide it",
    careful: (mark: string) => `Careful: this file ${mark}. ${cvAdvice}`,
    carefulShort: "Careful: don’t open the CV",
  },
  size: (bytes: number) =>
    bytes < 1024 * 1024 ? `${number(Math.ceil(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  adding: {
    title: "Add an enquiry",
    short: "Add",
    again: "Another enquiry",
    via: "How they came",
    service: "What it is about",
    message: "Note",
    save: "Add it",
    clear: "Clear",
    done: "Added. Nothing is mailed about it.",
  },
  correcting: {
    open: "Correct",
    title: (kind: Kind, name: string) => `Correct ${whose(kind, name)}`,
    save: "Save correction",
    done: (name: string) => `${name}: corrected.`,
  },
  stage: {
    label: "What becomes of it",
    amount: "Rupees without GST",
    wonOn: "Won on",
    amountNow: (rupees: number) => `Saved: ${formatRupees(rupees)}`,
    amountWanted: "Please write whole rupees, such as 41,890.",
    save: "Save",
    amountDone: (name: string, rupees: number | null, wonOn = "") =>
      `${name}: ${rupees === null ? "no amount" : formatRupees(rupees)}${wonOn && `, won on ${wonOn}`}.`,
  },
  /** With the day on which it was won. */
  stateOf: ({ state, wonOn }: Pick<SubmissionSummary, "state" | "wonOn">) =>
    wonOn ? `${stateLabels.won} on ${indianDate(wonOn)}` : stateLabels[state],
  received: (time: string) => `Came ${time}`,
  worth: ({ rupees }: Pick<SubmissionSummary, "rupees">) => rupees !== null && formatRupees(rupees),
  cameFrom: ({ source, campaign }: Pick<SubmissionSummary, "source" | "campaign">) =>
    source === "direct" ? "" : [source, campaign].filter(Boolean).join(" / "),
  assigned: {
    label: "Assigned to",
    nobody: "Nobody",
    done: (name: string, person: string | undefined) =>
      person ? `${name}: assigned to ${person}.` : `${name}: no longer assigned to anybody.`,
  },
  reminder: {
    label: "Remind on",
    time: "Time (if it matters)",
    set: "Set reminder",
    clear: "Remove reminder",
    past: "Please choose today or a day to come.",
    done: (name: string, day: string | null) =>
      day ? `${name}: reminder set for ${day}.` : `${name}: reminder removed.`,
  },
  reply: {
    label: "Reply with",
    none: "No text",
    preview: "What is filled in",
    subject: (kind: Kind, about: string) =>
      `Your ${kind === "application" ? "application" : "message to us"}${about && `: ${about}`}`,
  },
  others: (count: number) => `From the same sender (${number(count)})`,
  notes: {
    title: "Notes",
    label: "Write a note",
    button: "Save note",
    saved: "Note saved.",
    tooLong: (over: number) => `Please shorten the note by ${plural(over, "character", "characters")}.`,
  },
  historyLabel: (count: number) => `History (${number(count)})`,
  /** @param whom what it was done to, where that isn’t shown beside it */
  history: (
    { who, what, detail, namesake }: Pick<RecordEntry, "who" | "what" | "detail" | "namesake">,
    whom = "",
  ) => {
    const which = namesake && ` (${namesake.email ?? `a removed account, ${namesake.id.slice(0, 8)}`})`;
    const it = /\bit\b/;
    const deed = what === "saw" ? "looked at it" : what;
    const named = it.test(deed) ? deed.replace(it, () => whom || "it") : deed + (whom && `: ${whom}`);
    return `${who || "Somebody"}${which ?? ""} ${named}${detail && ` (${detail})`}`;
  },

  numbers: numberWords,
  exporting: {
    title: "Export",
    text: "For a spreadsheet, of the month chosen above, else of all time. What was won has the seven columns that the books need, by the day it was won; what came in has everything, by the day it came in. Each export is recorded.",
    won: "What was won",
    received: "What came in",
    ever: "ever",
  },

  accounts: accountWords,
  replies: {
    lead: "Texts that answer the same questions again and again. Everybody at the desk can pick one for an answer; WhatsApp or the e-mail then opens with it filled in. {name}, {about} and {me} become the sender’s name, the service or position, and the name of whoever replies.",
    title: "Title",
    kind: "For",
    both: "Enquiries and applications",
    text: "Text",
    add: "Add a text",
    save: "Save text",
    now: "What is there now",
    remove: "Remove",
    saved: (title: string) => `“${title}” saved.`,
    removed: (title: string) => `“${title}” removed.`,
  },
  record: {
    lead: "Who saw, changed, exported or erased what, newest first. Nothing can be removed from it.",
    who: "Show",
    everybody: "Everybody",
    whom: ({ submission, sender, what }: Pick<RecordEntry, "submission" | "sender" | "what">) => {
      if (!submission) return "";
      if (!sender) return what === "erased it" ? "what was sent" : "an erased entry";
      return whose(sender.kind, sender.name);
    },
  },

  /** How long ago a moment was, such as “2 h”; after a week its day, “12 Mar”, and after some months “Mar ’25”. */
  when: (moment: Date, now: number, suffix = "") => {
    const age = Math.max(minute, now - moment.getTime());
    if (age < hour) return `${Math.floor(age / minute)} min${suffix}`;
    if (age < day) return `${Math.floor(age / hour)} h${suffix}`;
    if (age < 7 * day) return `${Math.floor(age / day)} d${suffix}`;
    const date = indianDate(indianDay(moment));
    return age < 300 * day ? date.replace(/ \d{4}$/, "") : date.replace(/^\d+ (.+) \d\d/, "$1 ’");
  },
};
