/** Countries write ten digits at home; those are India's, whose number abroad begins with 91. */
const homeDigits = 10;
const country = "91";

/**
 * Where a phone number leads as it was typed: the telephone, and a chat on WhatsApp.
 * @param written such as `+91 98930 12345`, `098930-12345`; a text with too few or too many digits leads nowhere (E.164: at most 15)
 */
export function phoneLinks(written: string): { call: string; chat: string } | undefined {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 6 || digits.length > 15) return undefined;
  const abroad = /^\s*\+/.test(written);
  const home = digits.replace(/^0+/, "");
  const whole = !abroad && home.length === homeDigits ? `${country}${home}` : digits.replace(/^00/, "");
  return { call: `tel:${abroad ? "+" : ""}${digits}`, chat: `https://wa.me/${whole}` };
}
