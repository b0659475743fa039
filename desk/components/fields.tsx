import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId, useState } from "react";
import { Field, Select } from "../../app/components/form/field.tsx";
import { passwordLimits } from "../../server/desk-api/request-schemas.ts";
import { words } from "../words.ts";
import styles from "./fields.module.css";

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
};

/** One line to type into, with its label, hint and problem. */
export function TextField({ label, hint, problem, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem} className={className}>
      {(wiring) => <input type="text" autoComplete="off" {...input} {...wiring} />}
    </Field>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & {
  label: string;
  problem?: string | undefined;
};

/** Several lines to type into, with their label and problem. */
export function TextArea({ label, problem, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} problem={problem}>
      {(wiring) => <textarea dir="auto" {...area} {...wiring} />}
    </Field>
  );
}

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

type ChooseProps = {
  label: string;
  value: string;
  /** Value and words of each. */
  choices: readonly (readonly [string, string])[];
  onChoose?: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

/** One of a few, from a list. */
export function Choose({ label, value, choices, onChoose, name, disabled }: ChooseProps) {
  const id = useId();
  const given = onChoose ? { value } : { defaultValue: value };
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select>
          <select
            {...wiring}
            {...given}
            name={name}
            disabled={disabled}
            onChange={(event) => onChoose?.(event.currentTarget.value)}
          >
            {choices.map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </Select>
      )}
    </Field>
  );
}
