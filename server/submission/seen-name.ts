/**
 * Characters that are invisible in a name, or that change the direction of writing. The two joiners belong in Indian scripts
 * after the sign that removes a letter's vowel (RFC 5892, appendix A.1 and A.2); anywhere else they mean nothing.
 */
const unseen =
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]?)[\u200c\u200d]|[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as people see it: letters of one width, single spaces, nothing invisible. */
export function seenName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(unseen, (found, sign) => (sign ? found : ""))
    .trim();
}
