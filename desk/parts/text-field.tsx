import type { InputHTMLAttributes } from "react";
import { useId } from "react";
import { Field } from "../../app/components/form/field.tsx";

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
