import { TextField } from "../parts/text-field.tsx";
import { words } from "../words.ts";

/** Where a code is typed; phones offer the one they know. */
export function CodeField({ hint, problem }: { hint?: string; problem?: string | undefined }) {
  return (
    <TextField
      name="code"
      label={words.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      autoFocus
      hint={hint}
      problem={problem && words.codeWanted}
    />
  );
}
