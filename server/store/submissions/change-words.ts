/** How the record names each change, and how another person is told of it. */
export const changeWords: Record<string, string> = {
  done: "marked it done",
  reopen: "made it new again",
  release: "said that it is no spam",
  quarantine: "put it back to possible spam",
  spam: "marked it as spam",
  withdraw: "withdrew it",
  restore: "put it back where it was",
  assign: "assigned it",
  remind: "set its reminder",
};
