/**
 * The address of the enquiry form with values to fill in.
 * @param path the page with the form
 * @param carried the service to choose, and the society or site that the message begins with
 * @param message lines for the message. They follow the #, so they are never sent to the server and still reach a new tab
 */
export function enquiryPath(
  path: string,
  carried: { service?: string; society?: string },
  message?: string,
): string {
  const hash = message ? `#message=${encodeURIComponent(message)}` : "";
  return `${path}?${new URLSearchParams(carried)}${hash}`;
}
