import type { Site } from "./site.server.ts";

/** Where a chat with the agency begins: the fixed number and a first line that the visitor may change. */
export function chatAddress({ chat }: Site, about?: string): string {
  const text = about ? `${chat.text} ${about}` : chat.text;
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(text)}`;
}
