/** The start of an ID, as the staff see and type it. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
