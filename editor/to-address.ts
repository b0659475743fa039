/** The letters क to ह, in the order of their code points, and the vowels अ to औ with their signs from ा on, in Latin ones. */
const consonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
const vowels = "a a i i u u ri l e e e ai o o o au".split(" ");

/** Devanagari as it is commonly written in Latin letters: “दिवाली पर सड़कें” as “divali par sadken”. */
function romanize(text: string): string {
  return (
    text
      .normalize("NFD")
      .replace(/\u093C/g, "")
      .replace(/([\u0915-\u0939])([\u093E-\u094D])?/g, (_, letter, sign) => {
        const vowel = !sign ? "ə" : sign === "\u094D" ? "" : vowels[sign.charCodeAt(0) - 0x93d];
        return `${consonants[letter.charCodeAt(0) - 0x915]}${vowel}`;
      })
      .replace(/[\u0905-\u0914]/g, (letter) => vowels[letter.charCodeAt(0) - 0x905] ?? "")
      .replace(/[\u0901\u0902]/g, "n")
      .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      // The vowel that is in each consonant isn’t spoken at the end, nor between two others.
      .replace(/(?<=\p{L}{2})ə(?!\p{L})/gu, "")
      .replace(/(?<=[aeiouə][a-z]h?)ə(?=[a-z]h?[aeiouə])/g, "")
      .replaceAll("ə", "a")
  );
}

/** A title as the last part of an address: “A Board for Every Lane” as `A-Board-for-Every-Lane`. */
export function toAddress(title: string): string {
  return title
    .replace(/\p{Script=Devanagari}+/gu, romanize)
    .normalize("NFD")
    .replace(/\p{M}|[’']/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A title as the key of an entry, of four words at most and unlike those that are taken: `a-board-for-every`. */
export function createKey(title: string, taken: readonly unknown[]): string {
  const name = toAddress(title).toLowerCase().split("-").slice(0, 4).join("-") || "entry";
  const names = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  return names.find((key) => !taken.includes(key)) ?? name;
}
