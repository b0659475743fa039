import { type TextareaHTMLAttributes, useId } from "react";
import { Field } from "../../app/components/form/field.tsx";

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & {
  label: string;
  hint?: string;
  problem?: string | undefined;
};

/** Several lines to type into, with their label, hint and problem. */
export function TextArea({ label, hint, problem, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(wiring) => <textarea dir="auto" {...area} {...wiring} />}
    </Field>
  );
}
