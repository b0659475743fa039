/** The accounts page. */
export const accountWords = {
  you: "You",
  seen: "Last active",
  neverSeen: "Never signed in",
  hasFactor: "Uses an authenticator",
  linkUntil: (time: string) => `Link valid until ${time}`,
  role: "Role",
  roleMeans: {
    staff: "Staff: read, answer, release from spam",
    owner: "Owner: also erase, export and manage accounts",
  },
  changed: (name: string) => `${name}’s role has been changed.`,
  reset: "New link",
  resetTitle: (name: string) => `A new link for ${name}?`,
  resetText:
    "They are signed out everywhere at once, and their password and authenticator stop working. Only the new link lets them in again.",
  resetDone: (name: string) => `${name} has been signed out everywhere and needs the new link.`,
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "They are signed out at once and can’t sign in again. What they did and their notes stay.",
  removed: (name: string) => `${name} has been removed.`,
  addTitle: "Add an account",
  addText: "You get a link to pass on; with it they choose their password.",
  add: "Add",
  linkTitle: (name: string) => `Link for ${name}`,
  linkText:
    "It works once, within 24 hours, and is shown only now. Pass it on where nobody else can read it.",
  copyLink: "Copy link",
  factorTitle: "Second factor",
  factorLabel: "Everybody needs an authenticator",
  factorText: "Anyone without one sets it up the next time they sign in.",
  factorChanged: "The rule for the second factor has been changed.",
};
