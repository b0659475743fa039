import type { FormEvent, ReactNode } from "react";
import { useShell } from "../../data/use-shell.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { FormStatus } from "./form-status.tsx";
import styles from "./post-form.module.css";
import { SendButton } from "./send-button.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { type SubmissionOptions, useSubmission } from "./use-submission.ts";

type PostFormProps = Omit<SubmissionOptions, "copy"> & {
  className: string | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
  copy: {
    /** Stands beside the button: what becomes of the visitor's data. */
    notice: string;
    button: string;
    buttonSending: string;
    status: Omit<SubmissionOptions["copy"], "notSent"> & {
      goBack: string;
      /** Says how much of a large post has gone. */
      uploading?: string;
    };
  };
  /** Said after a post without script that was not taken. */
  notSent: string;
  /** Called besides when a field changes. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form that is posted without leaving the page, and by the browser where there is no script. */
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
      {/* No person sees or reaches it: what ticks it is a machine. Its name is the form service's. */}
      <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />
      <p className={styles.notice}>
        {copy.notice}{" "}
        <a href="/privacy" target="_blank" rel="noopener">
          {labels.privacy}
          <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
        </a>
      </p>
      <div className={styles.foot}>
        <SendButton sending={sending} label={copy.button} labelSending={copy.buttonSending} />
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
