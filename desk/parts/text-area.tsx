import { type TextareaHTMLAttributes, useId } from "react";
import { Field } from "../../app/components/form/field.tsx";

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
