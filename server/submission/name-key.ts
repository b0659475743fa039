/** What two names have in common that people take for the same: without case, spaces and signs. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");
}
