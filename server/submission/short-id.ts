/** The start of an ID, as the staff sees and types it. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
