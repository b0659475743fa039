/** What a CV may bring along, in words that follow “this file”. The staff are told; an ordinary CV has none of it. */
export const marks = {
  script: "carries JavaScript",
  program: "may start a program",
  file: "carries another file",
  control: "carries a small program (ActiveX or an add-in)",
  elsewhere: "may load something from elsewhere",
  sends: "may send what is typed into it",
  form: "carries a form with rules of its own (XFA)",
  locked: "is locked with a password, so nobody could look into it",
  unread: "could not be looked through whole",
} as const;

/** All that was found, as one text; null where nothing was. */
export function markOf(found: Iterable<string>): string | null {
  return [...new Set(found)].join("; ") || null;
}
