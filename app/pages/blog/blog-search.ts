/**
 * The entries whose title contains a text, ignoring case. White space alone counts as empty and finds all; otherwise
 * spaces count (specification, sections 2 and 5).
 */
export function matchTitles<T extends { title: string }>(list: readonly T[], text: string): readonly T[] {
  if (text.trim() === "") return list;
  const wanted = text.toLowerCase();
  return list.filter(({ title }) => title.toLowerCase().includes(wanted));
}
