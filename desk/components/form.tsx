import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { z } from "zod";
import { Icon } from "../../app/components/icon.tsx";
import { RefusalError, UnreachableError } from "../api/request.ts";
import { words } from "../words.ts";
import { Button } from "./button.tsx";
import styles from "./fields.module.css";
import { Failure } from "./page.tsx";

type FormProps = {
  /** What `useForm` gives. */
  state: Omit<ReturnType<typeof useForm>, "problems">;
  /** On the button. */
  label: string;
  /** Names the form where no heading does. */
  name?: string;
  children: ReactNode;
  /** What stands beside the button. */
  extraActions?: ReactNode;
};

/** Fields, what is wrong, and the button that sends them. */
export function Form({ state, label, name, children, extraActions }: FormProps) {
  return (
    <form ref={state.form} className={styles.form} onSubmit={state.onSubmit} noValidate aria-label={name}>
      {children}
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
  /** Checks the fields by the server’s own rules. */
  schema: Schema;
  /** What the fields don't hold, such as the token of a link. */
  extraFields?: Record<string, unknown>;
  send: (body: z.output<Schema>) => Promise<Answer>;
  onSent: (answer: Answer, form: HTMLFormElement) => void;
};

/**
 * A form that is checked here, sent, and shown what the server says. After a failure everything that was typed
 * stays, and the first field that is wrong gets the focus.
 */
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

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !form.current) return;
    const target = form.current;
    const fields = Object.fromEntries(new FormData(target));
    const result = schema.safeParse({ ...fields, ...extraFields });
    if (!result.success) {
      reset();
      showProblems(
        Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return;
    }
    setProblems({});
    mutate(result.data, {
      onSuccess: (answer) => onSent(answer, target),
      onError: (failure) => {
        if (failure instanceof RefusalError && failure.refusal.errors) showProblems(failure.refusal.errors);
      },
    });
  }

  const message = error ? describeFailure(error) : "";
  // What is already said at its field is not repeated below.
  const failure = Object.values(problems).includes(message) ? "" : message;
  return { form, onSubmit, problems, isSending: isPending, failure };
}

/** What a person is told of a request that failed, and what to do. */
export function describeFailure(error: Error): string {
  if (error instanceof RefusalError) return error.message || words.refusedWithoutWords;
  return error instanceof UnreachableError ? words.awayWhileSending : words.unforeseen;
}
