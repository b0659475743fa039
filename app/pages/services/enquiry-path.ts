/**
 * The way to the enquiry form with what it already knows.
 * @param path of the page with the form
 * @param carried the service that is chosen there, and the society that begins the message
 */
export function enquiryPath(path: string, carried: { service?: string; society?: string }): string {
  return `${path}?${new URLSearchParams(carried)}`;
}
