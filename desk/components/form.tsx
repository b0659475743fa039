import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type FormEventHandler, type ReactNode, useRef, useState } from "react";
import type { z } from "zod";
import { Icon } from "../../app/components/icon.tsx";
import { RefusedError } from "../api/request.ts";
import { describeProblem } from "../words/refusal-words.ts";
import { Button } from "./button.tsx";
import { describeFailure, Failure } from "./failure.tsx";
import styles from "./fields.module.css";
import { ProblemsContext } from "./fields.tsx";

type FormProps = {
  state: ReturnType<typeof useForm>;
  label: string;
  /** Names the form where no heading does. */
  name?: string;
  onChange?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  extraActions?: ReactNode;
};

export function Form({ state, label, name, onChange, children, extraActions }: FormProps) {
  const handleChange: typeof onChange = (event) => {
    state.onChange();
    onChange?.(event);
  };
  return (
    <form
      ref={state.form}
      className={styles.form}
      onSubmit={state.onSubmit}
      onChange={handleChange}
      noValidate
      aria-label={name}
    >
      <ProblemsContext value={state.problems}>{children}</ProblemsContext>
      <Failure>{state.failure}</Failure>
      <p className={styles.footer}>
        <Button type="submit" kind="ink" busy={state.isSending}>
          {label}
          <Icon name="arrow" />
        </Button>
        {extraActions}
      </p>
    </form>
  );
}

type FormOptions<Schema extends z.ZodType, Answer> = {
  schema: Schema;
  /** Values that no field holds, such as a link's token. */
  extraFields?: Record<string, unknown>;
  send: (body: z.output<Schema>) => Promise<Answer>;
  onSent: (answer: Answer, form: HTMLFormElement) => void;
};

/** Validates a form and sends it. After a failure its fields keep their values, and the first invalid one gets the focus. */
export function useForm<Schema extends z.ZodType, Answer>(options: FormOptions<Schema, Answer>) {
  const { schema, extraFields, send, onSent } = options;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: send });

  function showProblems(problems: Record<string, string>) {
    setProblems(problems);
    const [first] = Object.keys(problems);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** A problem goes with its cause. */
  function onChange() {
    reset();
    setProblems({});
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const target = event.currentTarget;
    const result = schema.safeParse({ ...Object.fromEntries(new FormData(target)), ...extraFields });
    if (!result.success) {
      reset();
      const issues = result.error.issues.map(({ path, message }) => [String(path[0]), message]);
      return showProblems(describeProblems(Object.fromEntries(issues)));
    }
    setProblems({});
    mutate(result.data, {
      onSuccess: (answer) => onSent(answer, target),
      onError: (error) => {
        if (!(error instanceof RefusedError)) return;
        const { errors, detail } = error.refusal;
        if (errors) showProblems(describeProblems(errors, detail));
      },
    });
  }

  const message = describeFailure(error);
  // What a field says already is not repeated below.
  const failure = Object.values(problems).includes(message) ? "" : message;
  return { form, onSubmit, onChange, problems, isSending: isPending, failure };
}

function describeProblems(problems: Record<string, string>, detail?: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, describeProblem(problem, detail)]),
  );
}
