export const accessWords = {
  signIn: {
    title: "Sign in",
    button: "Sign in",
    forgotten: "Forgotten your password? An owner can give you a new link.",
  },
  secondFactor: {
    title: "One more step",
    button: "Continue",
    hint: "The six digits from the app on your phone. Without your phone, one of your recovery codes; without those, ask an owner for a new link.",
    back: "Sign in as someone else",
  },
  welcome: {
    title: "Welcome",
    text: "Choose a password to sign in with.",
    button: "Set password",
    doneTitle: "All set",
    done: "Your password is set. The link won’t work again.",
    noToken:
      "This link is incomplete. Please open it exactly as it was given to you; if that doesn’t help, ask an owner for a new one.",
  },
  authenticator: {
    title: "Code from your phone",
    required:
      "The owners ask everybody for a code from their phone besides the password. Setting it up takes two minutes, with your phone at hand.",
    isSetUp:
      "You sign in with a code from your phone. To stop that, or to set up another phone, enter your password.",
    text: "With it, someone who learns the password still can’t sign in. An app on your phone shows it: Google Authenticator, Microsoft Authenticator, 2FAS or another of their kind. First, your password:",
    begin: "Continue",
    scan: "Scan this with the app, or open it there if this is the phone. Then enter the six digits it shows.",
    open: "Open in the app",
    qrLabel: "To scan with the app on your phone",
    orType: "Or type this into it:",
    prove: "Confirm",
    kept: "I have saved the codes",
    done: "From now on you sign in with a code from your phone.",
    remove: "Stop asking for it",
    removed: "No code is asked for any more.",
  },
  recovery: {
    title: "Recovery codes",
    text: "If you lose your phone, each of these codes lets you in once. They are shown only now: print or copy them, and keep them away from your phone.",
    print: "Print",
    left: (count: number) =>
      `${count === 1 ? "One recovery code is" : `${count || "No"} recovery codes are`} left. To set up another phone, press your name, and stop asking for a code there first.`,
  },
  morning: {
    title: "Mail in the morning",
    label: "Tell me at eight what is due and newly mine",
    text: "Only on days when there is something.",
    done: { on: "You will be told in the morning.", off: "No more mail in the morning." },
  },
  passwordChange: {
    title: "Change password",
    text: "You stay signed in here and are signed out everywhere else.",
    button: "Save new password",
    done: "Password changed.",
  },
};

export const accountWords = {
  you: "You",
  neverSeen: "Never signed in",
  hasFactor: "With a code from the phone",
  linkUntil: (time: string) => `Link valid until ${time}`,
  role: "Role",
  roleMeans: {
    staff: "Staff: read and answer all that came in, and see the numbers",
    owner: "Owner: also erase, export, accounts, the words of the site",
  },
  changed: (name: string) => `${name}’s role has been changed.`,
  reset: "New link",
  resetTitle: (name: string) => `A new link for ${name}?`,
  resetText:
    "They are signed out everywhere at once, and their password and the code from their phone stop working. Only the new link lets them in again.",
  resetDone: (name: string) => `${name} has been signed out everywhere and needs the new link.`,
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "They are signed out at once and can’t sign in again. What they did and their notes stay.",
  handTo: (count: number) =>
    count === 1 ? "One is still open. It goes to" : `${count} are still open. They go to`,
  choose: "Please choose",
  removed: (name: string) => `${name} has been removed.`,
  addTitle: "Add an account",
  addText: "You get a link to pass on; with it they choose their password.",
  add: "Add",
  linkTitle: (name: string) => `Link for ${name}`,
  linkText:
    "It works once, within 24 hours, and is shown only now. Pass it on where nobody else can read it.",
  copyLink: "Copy link",
  factorTitle: "Code from the phone",
  factorLabel: "Everybody needs a code from their phone",
  factorText: "Besides the password. Whoever has none yet, perhaps you, sets it up before the next page.",
  factorChanged: "The rule for the code from the phone has been changed.",
};
