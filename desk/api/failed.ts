/** The server has answered that it stumbled: asking the same again would most likely be in vain. */
export class Failed extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Failed";
  }
}
