import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { z } from "zod";
import { Icon } from "../../app/components/icon.tsx";
import { Away, Refused } from "../api/request.ts";
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

type FormOptions<Schema extends z.ZodType, Answer> = {
  /** Checks the fields by the server’s own rules. */
  schema: Schema;
  /** What the fields don't hold, such as the token of a link. */
  besides?: Record<string, unknown>;
  send: (body: z.output<Schema>) => Promise<Answer>;
  onSent: (answer: Answer, form: HTMLFormElement) => void;
};

/**
 * A form that is checked here, sent, and shown what the server says. After a failure everything that was typed
 * stays, and the first field that is wrong gets the focus.
 */
export function useForm<Schema extends z.ZodType, Answer>(options: FormOptions<Schema, Answer>) {
  const { schema, besides, send, onSent } = options;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: send });

  function tell(found: Record<string, string>) {
    setProblems(found);
    const [first] = Object.keys(found);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !form.current) return;
    const target = form.current;
    const fields = Object.fromEntries(new FormData(target));
    const judged = schema.safeParse({ ...fields, ...besides });
    if (!judged.success) {
      reset();
      tell(Object.fromEntries(judged.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    setProblems({});
    mutate(judged.data, {
      onSuccess: (answer) => onSent(answer, target),
      onError: (failure) => {
        if (failure instanceof Refused && failure.refusal.errors) tell(failure.refusal.errors);
      },
    });
  }

  const said = error ? sayFailure(error) : "";
  // What is already said at its field is not repeated below.
  const failure = Object.values(problems).includes(said) ? "" : said;
  return { form, onSubmit, problems, sending: isPending, failure };
}

/** What a person is told of a request that failed, and what to do. */
export function sayFailure(error: Error): string {
  if (error instanceof Refused) return error.message || words.refusedWithoutWords;
  return error instanceof Away ? words.awayWhileSending : words.unforeseen;
}
