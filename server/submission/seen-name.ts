/**
 * What nobody sees in a name, or what turns writing round. The two joiners are wanted in Indian scripts, behind the sign that
 * takes a letter's vowel away (RFC 5892, appendix A.1 and A.2), and mean nothing anywhere else.
 */
const unseen =
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]?)[\u200c\u200d]|[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as people see it: letters of one width, single spaces, and nothing that can't be seen. */
export function seenName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(unseen, (found, sign) => (sign ? found : ""))
    .trim();
}
