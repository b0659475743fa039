/** A telephone number as it is dialled from anywhere; one without a country’s code is taken for Indian. */
export function dialledNumber(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return shown.trim().startsWith("+") ? `+${digits}` : `+91${digits.replace(/^0/, "")}`;
}
