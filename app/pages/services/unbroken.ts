/** A text whose sizes, such as “9 x 7 ft”, are not parted at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(" x ", "\u00a0x\u00a0").replaceAll(" ft", "\u00a0ft");
}
