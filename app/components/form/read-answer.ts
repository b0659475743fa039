import { parseObject } from "../browser-storage.ts";

/**
 * Reads the text of the answer of a form server: ours, or the third-party service of the specification. Text that isn't
 * JSON counts as an empty answer.
 */
export function readAnswer(text: string) {
  const { success, message, errors }: { [name in "success" | "message" | "errors"]?: unknown } =
    parseObject(text) ?? {};
  const problems = typeof errors === "object" ? Object.entries(errors ?? {}) : [];
  return {
    success: success === true,
    /** Why the form was refused; empty if the answer doesn't say. */
    reason: typeof message === "string" ? message : "",
    /** What is wrong, by field. */
    problems: Object.fromEntries(
      problems.filter((one): one is [string, string] => typeof one[1] === "string"),
    ),
  };
}
