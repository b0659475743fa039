/** Whether a text is a UUID in lower case, as the store keeps them; PostgreSQL refuses anything else instead of finding nothing. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
