import { type ComponentProps, createContext, use, useId, useState } from "react";
import { Field, Select } from "../../app/components/form/field.tsx";
import { passwordLimits } from "../../server/desk-api/request-schemas.ts";
import { words } from "../words.ts";
import styles from "./fields.module.css";

/** What is wrong with the fields of the form around, by their names. */
export const ProblemsContext = createContext<Readonly<Record<string, string>>>({});

type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
};

export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  const id = useId();
  const problems = use(ProblemsContext);
  return (
    <Field id={id} label={label} hint={hint} problem={problem ?? problems[input.name ?? ""]}>
      {(wiring) => <input type="text" autoComplete="off" {...input} {...wiring} />}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<"textarea"> & Pick<TextFieldProps, "label" | "problem">;

export function TextAreaField({ label, problem, ...area }: TextAreaFieldProps) {
  const id = useId();
  const problems = use(ProblemsContext);
  return (
    <Field id={id} label={label} problem={problem ?? problems[area.name ?? ""]}>
      {(wiring) => <textarea dir="auto" {...area} {...wiring} />}
    </Field>
  );
}

type PasswordFieldProps = Pick<TextFieldProps, "name" | "label" | "autoFocus"> & {
  /** Whether it is being chosen, so that the browser may suggest one. */
  isNew?: boolean;
};

export function PasswordField({ isNew = false, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...input}
        type={isVisible ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={passwordLimits.maxLength}
        hint={isNew ? words.passwordHint(passwordLimits.minLength) : undefined}
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

export function CodeField({ hint }: { hint?: string }) {
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
    />
  );
}

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onSelect?: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

export function SelectField({ label, value, options, onSelect, ...select }: SelectFieldProps) {
  const id = useId();
  const valueProps = onSelect ? { value } : { defaultValue: value };
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select>
          <select
            {...wiring}
            {...valueProps}
            {...select}
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

type CheckboxFieldProps = Pick<ComponentProps<"input">, "checked" | "disabled"> & {
  label: string;
  onToggle: (isOn: boolean) => void;
};

export function CheckboxField({ label, onToggle, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...input} onChange={(event) => onToggle(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
