import { type ComponentProps, type ReactNode, useRef } from "react";
import { usePath, useShell } from "../../data/use-shell.ts";
import { Icon } from "../icon.tsx";
import { Field, type FieldWiring } from "./field.tsx";
import { FormStatus } from "./form-status.tsx";
import styles from "./post-form.module.css";
import sendButton from "./send-button.module.css";
import { UploadProgress } from "./upload-progress.tsx";
import { type SubmissionOptions, useSubmission } from "./use-submission.ts";
import { useTextNotes } from "./use-text-notes.ts";

/** Renders a field with its label, hint and problem: an input with these attributes, or the control that is drawn with those given. */
type RenderField<Name extends string> = (
  name: Name,
  control:
    | ComponentProps<"input">
    | ((wiring: FieldWiring & { name: string; required: boolean }) => ReactNode),
) => ReactNode;

type PostFormProps<Name extends string> = Omit<SubmissionOptions, "copy" | "form"> & {
  className: string | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
  copy: {
    fields: Record<Name, { label: string; placeholder?: string | undefined }>;
    /** The text beside the button: what happens to the visitor's data. */
    notice: string;
    button: string;
    buttonSending: string;
    status: Omit<SubmissionOptions["copy"], "notSent"> & {
      goBack: string;
      /** Says how much of a large upload has been sent. */
      uploading?: string;
    };
  };
  rules: Record<Name, { required: boolean; maxLength?: number }>;
  /** The message after a post without script was refused. */
  notSent: string;
  /** What only some fields have; their `hint` and `problem` take precedence over those about the text. */
  extras: { [field in Name]?: { className?: string | undefined; hint?: string; problem?: string } };
  onReset?: () => void;
  children: (field: RenderField<Name>) => ReactNode;
};

/** A form that is posted without leaving the page, or by the browser if there is no script. */
export function PostForm<Name extends string>(props: PostFormProps<Name>) {
  const { className, labelledBy, copy, rules, notSent, extras, onReset, children, ...post } = props;
  const { language, site } = useShell();
  const { labels, forms } = site;
  const path = usePath();
  const form = useRef<HTMLFormElement>(null);
  const { sending, upload, status, reason, problems, ...listen } = useSubmission({
    ...post,
    form,
    copy: { ...copy.status, notSent },
  });
  // After useSubmission, whose effect restores a draft.
  const texts = useTextNotes(form, rules, forms);
  const field: RenderField<Name> = (name, control) => (
    <Field
      id={`${post.name}-${name}`}
      label={copy.fields[name].label}
      hint={extras[name]?.hint ?? texts.notes[name]?.hint}
      problem={extras[name]?.problem || texts.notes[name]?.problem || problems[name]}
      className={extras[name]?.className}
    >
      {(wiring) => {
        const own = { ...wiring, name, required: rules[name].required };
        if (typeof control === "function") return control(own);
        return <input {...own} {...control} placeholder={copy.fields[name].placeholder} />;
      }}
    </Field>
  );
  return (
    <form
      ref={form}
      className={`${styles.form} ${className}`}
      aria-labelledby={labelledBy}
      action={post.address}
      method="post"
      encType="multipart/form-data"
      onSubmit={listen.onSubmit}
      onFocus={listen.onTouched}
      onInput={(event) => {
        listen.onInput(event);
        texts.onInput(event);
      }}
      onReset={() => {
        texts.onReset();
        onReset?.();
      }}
    >
      {children(field)}
      {/* The language of the server's answers. */}
      <input type="hidden" name="language" value={language} />
      {/* A honeypot: nobody sees it, so only machines tick it. The form service determines its name. */}
      <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
      <p className={styles.notice}>
        {copy.notice}{" "}
        <a href={path("/privacy")} target="_blank" rel="noopener">
          {labels.privacy}
          <span className="visually-hidden"> ({labels.newTab})</span>
        </a>
      </p>
      <div className={styles.foot}>
        <button className={sendButton.send} type="submit" disabled={sending}>
          {sending ? copy.buttonSending : copy.button}
          <Icon name="arrow" />
        </button>
        <FormStatus status={status} reason={reason} copy={{ ...copy.status, notSent }}>
          {upload && copy.status.uploading && (
            <UploadProgress upload={upload} label={copy.buttonSending} copy={copy.status.uploading} />
          )}
        </FormStatus>
      </div>
    </form>
  );
}
