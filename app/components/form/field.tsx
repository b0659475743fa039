import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./field.module.css";

/** What ties a control to its label, its hint and its problem. */
export type FieldWiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldProps = {
  /** Id of the control; hint and problem derive theirs from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  problem?: string | undefined;
  className?: string | undefined;
  /** Draws the control and spreads the wiring onto it. */
  children: (wiring: FieldWiring) => ReactNode;
};

/** A labelled form control, large and square, with its hint and its problem in words. */
export function Field({ id, label, hint, problem, className, children }: FieldProps) {
  const told = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(told && { "aria-describedby": told }),
        ...(problem && { "aria-invalid": true }),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
