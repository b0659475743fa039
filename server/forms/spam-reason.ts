import { postLimits } from "../submission/form-rules.ts";

/**
 * Why a post looks like spam, or undefined. Possible spam is quarantined, never dropped. A missing time is no sign of spam,
 * since pages without script report none.
 */
export function spamReason(fields: Record<string, string>): string | undefined {
  const trap = fields.botcheck?.trim() ?? "";
  if (trap !== "" && trap !== "false") return "the hidden box was ticked";
  const elapsed = /^\d{1,12}$/.test(fields.elapsed ?? "") ? Number(fields.elapsed) : undefined;
  if (elapsed !== undefined && elapsed < postLimits.minElapsed) return `filled in within ${elapsed} ms`;
  return undefined;
}
