import type { Refusal, RefusalCode } from "../../server/desk-api/refusal.ts";
import { passwordLimits } from "../../server/desk-api/request-schemas.ts";
import { indianTime } from "../../server/submission/indian-time.ts";
import { replyLimits } from "../../server/submission/reply-texts.ts";
import { changeWords, type State, stateLabels } from "../../server/submission/submission.ts";
import { number } from "./number-words.ts";

/** What of a refusal its words depend on. */
type Reason = { code: string; detail?: string | undefined } & {
  errors?: Refusal["errors"] | undefined;
  conflict?: Refusal["conflict"] | undefined;
};

type Words = string | ((detail: string) => string);

const apart = "Please take a few words that don’t belong together.";
const newLink = "Please ask an owner for a new one, or sign in if you have a password.";
const atMost = (length: number) => `Please use at most ${number(length)} characters.`;

/** But for what the head of the page says, and who was quicker. */
const refusals: Record<Exclude<RefusalCode, "changed" | "damaged" | "store away">, Words> = {
  "account changed":
    "Your account or its password was changed just now, so this was not done. Please sign in again.",
  "account gone": "This account no longer exists.",
  busy: "Too many people are signing in just now. Please try again in a few seconds.",
  "code first": "Please enter the code from your phone first.",
  "code not shown":
    "This is not the code that the authenticator shows now. Check that the phone’s clock is right.",
  "code required":
    "The owners ask everybody for a code from their phone. You can set up a new phone in its place.",
  "code unneeded": "The code from your phone is no longer asked for. Please sign in again.",
  "email taken": (email) => `There is already an account for ${email}.`,
  "enrol first": "The owners ask everybody for a code from their phone. Please set it up first.",
  failed: "The server didn’t accept this. Please reload the page and try again.",
  gone: "This no longer exists: it was erased, or deleted because of its age.",
  invalid: "Something is missing or can’t be right. Please look through it again.",
  "last owner": (name) => `${name} is the last owner. Please make somebody else an owner first.`,
  "link expired": `This link is more than a day old. ${newLink}`,
  "link unknown": `This link is unknown here, or has been replaced by a newer one. ${newLink}`,
  "link used": `This link has been used already. ${newLink}`,
  "name reserved": (name) => `Nobody can be called “${name}” here: the name has another meaning.`,
  "name taken": (name) =>
    `There is already an account with the name “${name}”. Please make the two different, for example with an initial.`,
  "no CV": "There is no CV here.",
  "not this page": "This was not sent by the desk’s own page. Please open the desk and try again there.",
  "not entered": "How somebody came can be corrected only of what was entered here.",
  "note taken": "Another note has the same number. Please write it again.",
  "nothing pending": "There is nothing to confirm. Please start setting it up again.",
  "owners only": "Only an owner may do this.",
  "own account": "This is your own account. You can change its password under your name.",
  "password common": `Many people use this one, so it is guessed first. ${apart}`,
  "password is the site’s name": `It is little more than the name of this site, which is guessed first. ${apart}`,
  "password repeats": `It repeats itself, which is soon guessed. ${apart}`,
  "password unknown": "This is not your password.",
  "person gone": "This person no longer has an account.",
  "replies changed":
    "Somebody changed these texts in the meantime, and nothing was overwritten. What you typed is still here; save it again to put it in the place of what is there now.",
  "signed out": "This was not saved because you were signed out. Please save it again.",
  throttled: (minutes) =>
    `There were too many wrong attempts. Please try again in ${minutes === "1" ? "a minute" : `${minutes} minutes`}.`,
  "too large": (kilobytes) => `This is too long: at most ${kilobytes} KB.`,
  unreadable: "This request can’t be read. Please reload the page and try again.",
  "wrong code":
    "This code is wrong or has been used already. An authenticator shows a new one every 30 seconds.",
  "wrong sign-in": "E-mail address or password is wrong.",
  "wrong state": (state) => `This can’t be done: it is under “${stateLabels[state as State]}”.`,
};

/** What is wrong with a field, by the problem's name in the schemas of the server and in a refusal. */
const problems: Record<string, Words> = {
  ...refusals,
  "empty note": "Please write the note first.",
  "invisible name": "Please enter the name without invisible characters.",
  "long password": atMost(passwordLimits.maxLength),
  "long text": atMost(replyLimits.text),
  "long title": atMost(replyLimits.title),
  "many texts": `There is room for ${replyLimits.texts} texts.`,
  "no code": "Please enter the six digits from the app on your phone, or a recovery code.",
  "no address": "Please enter the e-mail address in full, such as name@example.com.",
  "no name": "Please enter a name of at most 100 characters.",
  "no sender": "Please write a number or a name.",
  "no text": "Please write the text.",
  "no title": "Please enter a title.",
  "short password": `Please use at least ${passwordLimits.minLength} characters; a few words in a row are easy to remember.`,
  "unknown names":
    "Nothing can be filled in for one of the names in braces. There are {name}, {about} and {me}.",
};

export function describeProblem(problem: string, detail = ""): string {
  const words = problems[problem] ?? refusals.invalid;
  return typeof words === "string" ? words : words(detail);
}

/** Why something was refused, and what to do; where somebody was quicker, who did what. */
export function describeRefusal({ code, detail, errors, conflict }: Reason): string {
  if (conflict) {
    const { by, what, at } = conflict;
    const when = at && ` (${indianTime(at)})`;
    return `${by || "Somebody else"} ${changeWords[what as keyof typeof changeWords] ?? "changed it"} in the meantime${when}. Nothing was overwritten; please look at it again.`;
  }
  const [problem = code] = Object.values(errors ?? {});
  return describeProblem(problem, detail);
}
