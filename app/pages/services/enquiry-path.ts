/**
 * The way to the enquiry form with what it already knows.
 * @param path of the page with the form
 * @param carried the service that is chosen there, and the society that begins the message
 * @param message lines for the message. They stand behind the #, which no browser sends, so that a new tab has them as
 * well and the server doesn't
 */
export function enquiryPath(
  path: string,
  carried: { service?: string; society?: string },
  message?: string,
): string {
  const hash = message ? `#message=${encodeURIComponent(message)}` : "";
  return `${path}?${new URLSearchParams(carried)}${hash}`;
}
