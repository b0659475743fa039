/** What is left of a name without case, spaces and punctuation: names with the same key are the same name. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");
}
