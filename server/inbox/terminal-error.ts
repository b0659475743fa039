/** Told to whoever typed a command, instead of doing it: what is wrong, and what to type instead. */
export class TerminalError extends Error {
  override name = "TerminalError";
}
