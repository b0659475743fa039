import type { ReactNode } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import styles from "./form.module.css";
import type { useForm } from "./use-form.ts";

type FormProps = {
  /** What `useForm` gives. */
  state: Omit<ReturnType<typeof useForm>, "problems">;
  /** On the button. */
  label: string;
  /** Names the form where no heading does. */
  name?: string;
  children: ReactNode;
  /** What stands beside the button. */
  beside?: ReactNode;
};

/** Fields, what is wrong, and the button that sends them. */
export function Form({ state, label, name, children, beside }: FormProps) {
  return (
    <form ref={state.form} className={styles.form} onSubmit={state.onSubmit} noValidate aria-label={name}>
      {children}
      <Failure>{state.failure}</Failure>
      <p className={styles.foot}>
        <Button type="submit" kind="ink" busy={state.sending}>
          {label}
          <Icon name="arrow" />
        </Button>
        {beside}
      </p>
    </form>
  );
}
