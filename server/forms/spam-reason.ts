import { postLimits } from "../submission/form-rules.ts";

/**
 * Why a post looks like spam, or undefined. What looks so is kept apart, never dropped.
 * Missing signs are no sign: pages without script report no time.
 */
export function spamReason(fields: Record<string, string>): string | undefined {
  const trap = fields.botcheck?.trim() ?? "";
  if (trap !== "" && trap !== "false") return "the hidden box was ticked";
  const elapsed = /^\d{1,12}$/.test(fields.elapsed ?? "") ? Number(fields.elapsed) : undefined;
  if (elapsed !== undefined && elapsed < postLimits.leastElapsed) return `filled in within ${elapsed} ms`;
  return undefined;
}
