/** Whether a text is an id as the store gives them; PostgreSQL refuses some others instead of finding nothing. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
