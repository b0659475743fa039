import { parseAmount } from "../../formats/number.ts";
import { maxRupees } from "../../server/submission/submission.ts";

/** @returns null for no amount, undefined for what is none: of an order, whole rupees */
export function parseRupees(text: string): number | null | undefined {
  const written = text.replace(/\s/g, "");
  if (written === "") return null;
  const rupees = parseAmount(written) ?? -1;
  return Number.isInteger(rupees) && rupees >= 0 && rupees <= maxRupees ? rupees : undefined;
}
