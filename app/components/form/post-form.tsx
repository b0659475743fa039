import type { FormEvent, ReactNode } from "react";
import { useShell } from "../../data/use-shell.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { FormStatus } from "./form-status.tsx";
import styles from "./post-form.module.css";
import sendButton from "./send-button.module.css";
import { UploadProgress } from "./upload-progress.tsx";
import { type SubmissionOptions, useSubmission } from "./use-submission.ts";

type PostFormProps = Omit<SubmissionOptions, "copy"> & {
  className: string | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
  copy: {
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
  /** The message after a post without script was refused. */
  notSent: string;
  /** Called after a field has changed. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form that is posted without leaving the page, or by the browser if there is no script. */
export function PostForm(props: PostFormProps) {
  const { className, labelledBy, copy, notSent, onInput, onReset, children, ...post } = props;
  const { labels } = useShell().site;
  const { sending, upload, status, reason, ...listen } = useSubmission({
    ...post,
    copy: { ...copy.status, notSent },
  });
  return (
    <form
      ref={post.form}
      className={`${styles.form} ${className}`}
      aria-labelledby={labelledBy}
      action={post.address}
      method="post"
      encType="multipart/form-data"
      onSubmit={listen.onSubmit}
      onFocus={listen.onTouched}
      onInput={(event) => {
        listen.onInput(event);
        onInput?.(event);
      }}
      onReset={onReset}
    >
      {children}
      {/* A honeypot: nobody sees it, so only machines tick it. The form service determines its name. */}
      <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
      <p className={styles.notice}>
        {copy.notice}{" "}
        <a href="/privacy" target="_blank" rel="noopener">
          {labels.privacy}
          <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
        </a>
      </p>
      <div className={styles.foot}>
        <button className={sendButton.send} type="submit" disabled={sending}>
          {sending ? copy.buttonSending : copy.button}
          <Icon name="arrow" />
        </button>
        <FormStatus
          status={status}
          reason={reason}
          sent={copy.status.sent}
          notSent={notSent}
          goBack={copy.status.goBack}
        >
          {upload && copy.status.uploading && (
            <UploadProgress upload={upload} label={copy.buttonSending} copy={copy.status.uploading} />
          )}
        </FormStatus>
      </div>
    </form>
  );
}
