/** Getting in, and one's own account. */
export const accessWords = {
  signIn: {
    title: "Sign in",
    button: "Sign in",
    forgotten: "Password forgotten? An owner of the desk can give you a new link.",
  },
  secondFactor: {
    title: "One more thing",
    button: "Go on",
    hint: "The six digits that your authenticator shows now. Without your phone: one of your recovery codes.",
    back: "Sign in as somebody else",
  },
  welcome: {
    title: "Welcome",
    text: "Choose the password with which you will sign in.",
    button: "Set the password",
    doneTitle: "All set",
    done: "Your password is set. The link can’t be used again.",
    noToken:
      "This link is not whole. Please open it exactly as it was given to you; if that does not help, ask an owner of the desk for a new one.",
  },
  authenticator: {
    title: "Authenticator",
    required: "An owner asks everybody for a second factor. It takes two minutes, with your phone at hand.",
    why: "With an authenticator on your phone, somebody who learns your password still can’t come in.",
    isSetUp: "An authenticator is set up. With your password you can take it away.",
    setUp: "Set up an authenticator",
    text: "Any authenticator will do, such as Google Authenticator, Microsoft Authenticator or 2FAS. Your password first:",
    begin: "Show the code",
    scan: "Scan this with your authenticator, then enter the six digits that it shows.",
    qrLabel: "Code to be scanned with an authenticator",
    orType: "Or type this into it:",
    prove: "Confirm",
    kept: "I have kept the codes",
    done: "The authenticator is set up.",
    remove: "Take it away",
    removed: "The authenticator is taken away.",
  },
  recovery: {
    title: "Recovery codes",
    text: "If you lose your phone, each of these lets you in once. They are shown only now: print or save them, and keep them where the phone is not.",
    download: "Save as a file",
    print: "Print",
    fileHead: "Recovery codes for the desk. Each lets you in once.",
  },
  passwordChange: {
    title: "Change the password",
    text: "You stay signed in here; everywhere else you are signed out.",
    button: "Change it",
    done: "The password is changed.",
  },
};
