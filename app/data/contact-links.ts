/** Where a chat with the agency begins: the fixed number and a first line that the visitor may change. */
export function createChatAddress(
  { chat }: { chat: { number: string; text: string } },
  about?: string,
): string {
  const text = about ? `${chat.text} ${about}` : chat.text;
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(text)}`;
}

/**
 * The address of the enquiry form with values to fill in.
 * @param fields the service to choose, and the society or site that the message begins with
 * @param message lines for the message. They follow the #, so they are never sent to the server and still reach a new tab
 */
export function enquiryPath(
  path: string,
  fields: { service?: string; society?: string },
  message?: string,
): string {
  const hash = message ? `#message=${encodeURIComponent(message)}` : "";
  return `${path}?${new URLSearchParams(fields)}${hash}`;
}
