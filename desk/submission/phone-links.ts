import { latinDigits } from "../../server/submission/form-rules.ts";

const india = "91";

/**
 * Area codes begin with 1 to 8, mobile numbers with 6 to 9. Where both may, a code is told by standing apart, as in `0771 222 3344`,
 * or in a number without gaps by the 0 before it, if it is one of central India, such as 07714012345. Codes don't begin with 60 or 70,
 * and `7714 012 345` is how mobiles are grouped. What can't be told, such as +917714012345, counts as a mobile:
 * a chat that doesn't open costs a moment, one that isn't offered perhaps the answer.
 */
const landline =
  /^\D*(?:0|(?:00)?91\D+(?:0\D*)?|(?=7\d\d\D))(?![67]0|\d{4}\D\d{3}\D\d{3}\D*$)[678]\d{1,3}\D|^\D*07[1-8]\d{8}\D*$/;

/**
 * Where a phone number leads as it was typed: the telephone, and a chat on WhatsApp where the number may have one, which an
 * Indian landline has not.
 * @param phone such as `+91 98930 12345`, `098930-12345`; a text with too few or too many digits leads nowhere (E.164: at most 15)
 */
export function buildPhoneLinks(phone: string): { call: string; chat: string | undefined } | undefined {
  const input = latinDigits(phone);
  const digits = input.replace(/\D/g, "");
  if (digits.length < 6 || digits.length > 15) return undefined;
  const plus = /^\s*\+/.test(input) ? "+" : "";
  const international = digits.replace(/^00/, "");
  const foreign =
    (plus || international !== digits) && !international.startsWith(india) ? international : undefined;
  const [, mobile] = landline.test(input) ? [] : (/^(?:91)?0*([6-9]\d{9})$/.exec(international) ?? []);
  const chat = foreign ?? (mobile && `${india}${mobile}`);
  return { call: `tel:${plus}${digits}`, chat: chat && `https://wa.me/${chat}` };
}
