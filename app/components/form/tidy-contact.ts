/**
 * Takes off what comes along when a telephone number or an e-mail address is pasted: invisible characters in either, and
 * what a mail program writes around an address, or a sentence behind it. Changes nothing else, and no other field.
 */
export function tidyContact(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement)) return;
  const tidy = { email: tidyEmail, tel: removeInvisible }[control.type];
  const value = tidy?.(control.value);
  if (value === undefined || value === control.value) return;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `asha@example.test` of `Asha <asha@example.test>` and of `asha@example.test.` */
export function tidyEmail(text: string): string {
  const plain = removeInvisible(text).trim();
  return (/<([^<>]*)>[\s.,;]*$/.exec(plain)?.[1] ?? plain).replace(/[\s.,;]+$/, "");
}

/** Without marks of direction, zero-width signs and others of which only software knows. */
export function removeInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}
