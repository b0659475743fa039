/** Nobody has answered, or the server said that it can't just now: the same question may be asked again. */
export class Away extends Error {
  constructor(cause: unknown) {
    super("The server is away.", { cause });
    this.name = "Away";
  }
}
