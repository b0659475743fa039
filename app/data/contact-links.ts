/** Where a chat with the agency begins: the fixed number and a first line that the visitor may change. */
export function createChatAddress(
  { chat }: { chat: { number: string; text: string } },
  about?: string,
): string {
  const text = about ? `${chat.text} ${about}` : chat.text;
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(text)}`;
}
