/** What a submission can be, what the staff can do with it, and for how long that can be undone. */

/** `quarantined` looked like spam to the server; `spam` is what a person called so. */
export const states = ["new", "done", "quarantined", "spam", "withdrawn"] as const;
export type State = (typeof states)[number];

export const kinds = ["enquiry", "application"] as const;
export type Kind = (typeof kinds)[number];

/** `quarantine` undoes `release`, and `restore` undoes `spam` and `withdraw`: only within `undoMs`, and only by whoever did it. */
export const changes = ["done", "reopen", "release", "quarantine", "spam", "withdraw", "restore"] as const;
export type Change = (typeof changes)[number];

/** Milliseconds during which a change can be undone. */
export const undoMs = 10_000;

/** `unmailed` until its mail is sent, `failed` once that was given up, `none` while nothing is to be mailed. */
export type MailState = "unmailed" | "sent" | "failed" | "none";

/** A submission as it is shown: while mail is not set up (`mails`), nothing counts as waiting to be mailed. */
export function withMailState<One extends { mail: MailState }>(one: One, mails: boolean): One {
  return mails || one.mail !== "unmailed" ? one : { ...one, mail: "none" };
}
