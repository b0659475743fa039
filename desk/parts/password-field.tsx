import { useState } from "react";
import { passwordLimits } from "../../server/desk-api/request-schemas.ts";
import { words } from "../words.ts";
import styles from "./password-field.module.css";
import { TextField } from "./text-field.tsx";

type PasswordFieldProps = {
  name: string;
  label: string;
  /** Whether it is chosen now, so that the browser may propose one, or typed again. */
  chosen?: boolean;
  autoFocus?: boolean;
  problem?: string | undefined;
};

/** A password, which can be looked at while it is typed. */
export function PasswordField({ name, label, chosen = false, autoFocus, problem }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        name={name}
        label={label}
        type={shown ? "text" : "password"}
        autoComplete={chosen ? "new-password" : "current-password"}
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={passwordLimits.maxLength}
        autoFocus={autoFocus}
        problem={problem}
        {...(chosen && { hint: words.passwordHint(passwordLimits.minLength) })}
      />
      <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {words.showPassword}
      </button>
    </div>
  );
}
