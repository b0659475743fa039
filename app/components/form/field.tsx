import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import styles from "./field.module.css";

/** The attributes that connect a control to its label, hint and problem. */
export type FieldWiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldProps = {
  /** Id of the control; hint and problem derive theirs from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  problem?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

export function Field({ id, label, hint, problem, className, children }: FieldProps) {
  const descriptions = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(descriptions && { "aria-describedby": descriptions }),
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

/** The arrow that shows that a field opens a list. Contains the `select`. */
export function Select({ children }: { children: ReactNode }) {
  return (
    <span className={styles.select}>
      {children}
      <Icon name="down" />
    </span>
  );
}
