/** What is left of a name without case, spaces and punctuation: two names with the same key look the same to people. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");
}
