/** What whoever runs the server can put right: the message says what is wrong, and what to do. It is shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
