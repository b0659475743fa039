/** Said to the staff instead of doing what was asked. */
export class InboxError extends Error {
  override name = "InboxError";
}
