/** What a CV may contain, in words that follow “it”. The staff are warned of it; an ordinary CV has none of these. */
export const marks = {
  script: "carries JavaScript",
  program: "may start a program",
  file: "carries another file",
  control: "carries a small program (ActiveX or an add-in)",
  elsewhere: "may load something from elsewhere",
  sends: "may send what is typed into it",
  form: "carries a form with rules of its own (XFA)",
  locked: "is locked with a password, so it could not be searched",
  unread: "could not be searched completely",
} as const;

/** Everything that was found, as one text; null if nothing was. */
export function markOf(found: Iterable<string>): string | null {
  return [...new Set(found)].join("; ") || null;
}
