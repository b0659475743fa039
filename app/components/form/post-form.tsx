import { clsx } from "clsx";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { formatMoment, interpolate } from "../../data/format.ts";
import { pageFacts, toLocalPath } from "../../data/page-facts.ts";
import type { Site } from "../../data/site.server.ts";
import { useHydrated } from "../browser-state.ts";
import { Button } from "../links.tsx";
import { Field, type FieldWiring } from "./field.tsx";
import styles from "./post-form.module.css";
import { tidyContact } from "./tidy-contact.ts";
import { type SubmissionOptions, type Upload, useSubmission } from "./use-submission.ts";

/** Renders a field with its label, hint and problem around an input with these attributes, or around a control of its own. */
type RenderField<Name extends string> = (
  name: Name,
  control:
    | ComponentProps<"input">
    | ((wiring: FieldWiring & { name: string; required: boolean }) => ReactNode),
) => ReactNode;

type PostFormProps<Name extends string> = Omit<SubmissionOptions, "copy" | "form"> & {
  className: string | undefined;
  labelledBy: string;
  copy: {
    fields: Record<Name, { label: string; placeholder?: string | undefined }>;
    /** The text beside the button: what happens to the visitor's data. */
    notice: string;
    button: string;
    buttonSending: string;
    status: Omit<SubmissionOptions["copy"], "notSent"> & {
      goBack: string;
      /** When the form was sent, and what comes next; stays when the status has disappeared. */
      receipt: string;
      /** Says how much of a large upload has been sent. */
      uploading?: string;
    };
  };
  rules: Record<Name, { required: boolean; maxLength?: number }>;
  /** The address of the form's page. */
  page: string;
  /** The message after a post without script was refused. */
  notSent: string;
  /** What only some fields have; their `hint` and `problem` take precedence over those about the text. */
  extras: { [field in Name]?: { className?: string | undefined; hint?: string; problem?: string } };
  onReset?: () => void;
  /** What is shown to the visitor of that name once the form was sent, until something is written again. */
  thanks?: (sender: string) => ReactNode;
  children: (field: RenderField<Name>) => ReactNode;
};

/** A form that is posted without leaving the page, or by the browser if there is no script. */
export function PostForm<Name extends string>(props: PostFormProps<Name>) {
  const {
    className,
    labelledBy,
    copy,
    rules,
    page,
    notSent,
    extras,
    onReset,
    thanks,
    children,
    ...submission
  } = props;
  const { language, labels, forms } = pageFacts();
  const form = useRef<HTMLFormElement>(null);
  const { sending, upload, status, reason, problems, sentAt, sender, ...handlers } = useSubmission({
    ...submission,
    form,
    copy: { ...copy.status, notSent },
  });
  // After useSubmission, whose effect restores a draft.
  const texts = useTextNotes(form, rules, forms);
  const refusals = useRefusals(form, forms);
  const field: RenderField<Name> = (name, control) => (
    <Field
      id={`${submission.name}-${name}`}
      label={copy.fields[name].label}
      hint={extras[name]?.hint ?? texts.notes[name]?.hint}
      problem={extras[name]?.problem || texts.notes[name]?.problem || refusals.words[name] || problems[name]}
      className={extras[name]?.className}
    >
      {(wiring) => {
        const attributes = { ...wiring, name, required: rules[name].required };
        if (typeof control === "function") return control(attributes);
        return <input {...attributes} {...control} placeholder={copy.fields[name].placeholder} />;
      }}
    </Field>
  );
  return (
    <form
      ref={form}
      className={clsx(styles.form, className)}
      aria-labelledby={labelledBy}
      action={submission.address}
      method="post"
      encType="multipart/form-data"
      onSubmit={handlers.onSubmit}
      onInvalidCapture={refusals.onInvalid}
      onFocus={handlers.onFocus}
      onBlur={(event) => tidyContact(event.target)}
      onInput={(event) => {
        handlers.onInput(event);
        texts.onInput(event);
        refusals.onInput(event);
      }}
      onReset={() => {
        texts.onReset();
        onReset?.();
      }}
    >
      {children(field)}
      {/* The language of the server's answers. */}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={page} />
      {/* A honeypot: nobody sees it, so only machines tick it. The form service determines its name. */}
      <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
      <div className={styles.foot}>
        <FormStatus
          sending={sending}
          status={status}
          copy={{ ...copy.status, notSent }}
          notice={
            <p className={clsx(styles.notice, (status || (sentAt && !reason) || upload) && styles.covered)}>
              {copy.notice}{" "}
              <a href={toLocalPath("/privacy")} target="_blank" rel="noopener">
                {labels.privacy}
                <span className="visually-hidden"> ({labels.newTab})</span>
              </a>
            </p>
          }
        >
          {sentAt && !status && !reason && (
            <p className={styles.receipt}>
              {interpolate(copy.status.receipt, formatMoment(sentAt, language))}
            </p>
          )}
          {upload && copy.status.uploading && (
            <UploadProgress upload={upload} label={copy.buttonSending} copy={copy.status.uploading} />
          )}
        </FormStatus>
        <div className="stack">
          <Button
            kind="ink"
            className={styles.send}
            type="submit"
            disabled={sending}
            // Comes before the browser judges the fields, also where Enter sends from within one.
            onClick={() => {
              for (const control of form.current?.elements ?? []) tidyContact(control);
            }}
          >
            {sending ? copy.buttonSending : copy.button}
          </Button>
          {/* Announced, too, unless the status has just said it. */}
          <p
            className={reason && styles.reason}
            aria-live={reason && status.includes(reason) ? "off" : "polite"}
          >
            {reason}
          </p>
        </div>
      </div>
      {sender && thanks?.(sender)}
    </form>
  );
}

/**
 * Says what is wrong with a field below it, in the site's own words, in place of the browser's bubble; what is wrong is for
 * the browser to judge. The first such field is focused.
 */
function useRefusals(form: RefObject<HTMLFormElement | null>, copy: Site["forms"]) {
  const [words, setWords] = useState<Record<string, string>>({});
  return {
    words,
    onInvalid(event: FormEvent<HTMLFormElement>) {
      const control = event.target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      event.preventDefault();
      setWords((previous) => ({ ...previous, [control.name]: describeMistake(control, copy) }));
      if (control === form.current?.querySelector(":is(input, select, textarea):invalid")) control.focus();
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement;
      setWords(({ [name]: _, ...others }) => others);
    },
  };
}

function describeMistake(
  { type, validity, validationMessage }: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  copy: Site["forms"],
): string {
  if (validity.customError) return validationMessage;
  if (type === "number") return copy.number;
  if (!validity.valueMissing) return type === "email" ? copy.email : validationMessage;
  if (type === "file") return copy.attach;
  return type === "select-one" ? copy.choose : copy.empty;
}

type FormStatusProps = {
  sending: boolean;
  status: string;
  copy: { sent: string; notSent: string; goBack: string };
  /** Stands where the status will, so that nothing moves. */
  notice: ReactNode;
  children?: ReactNode;
};

/**
 * A form's status as a live region, in view from the press of the button on. Until hydration it also contains `#sent` and
 * `#not-sent`: the server redirects visitors without script to one of them.
 */
function FormStatus({ sending, status, copy, notice, children }: FormStatusProps) {
  const isHydrated = useHydrated();
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending) feedback.current?.scrollIntoView({ block: "nearest" });
  }, [sending]);
  return (
    <div ref={feedback} className={styles.feedback}>
      {notice}
      <div>
        <p role="status" className={status && statusClass(status)}>
          {status}
        </p>
        {children}
      </div>
      {!isHydrated && (
        <>
          <p id="sent" className={clsx(statusClass(copy.sent), styles.outcome)}>
            {copy.sent}
          </p>
          <p id="not-sent" className={clsx(statusClass(copy.notSent), styles.outcome)}>
            {copy.notSent} <span>{copy.goBack}</span>
          </p>
        </>
      )}
    </div>
  );
}

function statusClass(status: string): string | undefined {
  return status.includes("✅") ? styles.success : styles.failure;
}

type UploadProgressProps = { upload: Upload; label: string; copy: string };

/** The progress of a large upload, as a bar and in words; announced at each quarter. */
function UploadProgress({ upload: { sent, total }, label, copy }: UploadProgressProps) {
  const format = (megabytes: number) =>
    interpolate(copy, { sent: megabytes.toFixed(1), all: total.toFixed(1) });
  const quarters = Math.floor((sent / total) * 4);
  return (
    <div className={styles.upload}>
      <progress aria-label={label} value={sent} max={total} />
      <span aria-hidden="true">{format(sent)}</span>
      <span aria-live="polite">
        <span className="visually-hidden">{quarters > 0 && format((total * quarters) / 4)}</span>
      </span>
    </div>
  );
}

/** From which fraction of the limit on the visitor sees how many characters remain. */
const hintThreshold = 0.9;

/**
 * Shows how many characters remain when a text comes near its limit, and how many are too many beyond it. Nothing is ever
 * cut off; a text that is too long or only spaces sets the field's validity message, so that it isn't sent in vain.
 * @param rules the fields' `maxLength` in UTF-16 units, by name
 */
function useTextNotes(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<string, object>,
  copy: Site["forms"],
) {
  const [notes, setNotes] = useState<Record<string, { hint?: string; problem?: string }>>({});

  function check(control: EventTarget | null) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { maxLength }: { maxLength?: number } = rules[control.name] ?? {};
    if (maxLength === undefined) return;
    const remaining = maxLength - control.value.length;
    const problem = remaining < 0 ? interpolate(copy.over, { over: -remaining }) : undefined;
    const hint =
      remaining >= 0 && remaining < maxLength * (1 - hintThreshold)
        ? interpolate(copy.near, { left: remaining })
        : undefined;
    const isBlank = control.required && control.value !== "" && control.value.trim() === "";
    control.setCustomValidity(problem ?? (isBlank ? copy.blank : ""));
    setNotes((previous) => ({
      ...previous,
      [control.name]: { ...(hint && { hint }), ...(problem && { problem }) },
    }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    for (const control of form.current?.elements ?? []) check(control);
  }, []);

  return {
    notes,
    onInput: (event: FormEvent<HTMLFormElement>) => check(event.target),
    onReset: () => setNotes({}),
  };
}
