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

type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & {
  label: string;
  problem?: string | undefined;
};

/** Several lines to type into, with their label and problem. */
export function TextAreaField({ label, problem, ...area }: TextAreaFieldProps) {
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
  isNew?: boolean;
  autoFocus?: boolean;
  problem?: string | undefined;
};

/** A password, which can be looked at while it is typed. */
export function PasswordField({ name, label, isNew = false, autoFocus, problem }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        name={name}
        label={label}
        type={isVisible ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={passwordLimits.maxLength}
        autoFocus={autoFocus}
        problem={problem}
        {...(isNew && { hint: words.passwordHint(passwordLimits.minLength) })}
      />
      <button
        type="button"
        className={styles.visibilityToggle}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
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

type SelectFieldProps = {
  label: string;
  value: string;
  /** Value and words of each. */
  options: readonly (readonly [string, string])[];
  onSelect?: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

/** One of a few, from a list. */
export function SelectField({ label, value, options, onSelect, name, disabled }: SelectFieldProps) {
  const id = useId();
  const valueProps = onSelect ? { value } : { defaultValue: value };
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select>
          <select
            {...wiring}
            {...valueProps}
            name={name}
            disabled={disabled}
            onChange={(event) => onSelect?.(event.currentTarget.value)}
          >
            {options.map(([key, text]) => (
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
