import type { ReactNode } from "react";
import { FormStatus } from "./form-status.tsx";
import { Honeypot } from "./honeypot.tsx";
import styles from "./post-form.module.css";
import { SendButton } from "./send-button.tsx";
import { type SubmissionOptions, useSubmission } from "./use-submission.ts";

type PostFormProps = Omit<SubmissionOptions, "words"> & {
  className: string | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
  words: {
    /** Stands beside the button: what becomes of the visitor's data. */
    notice: string;
    button: string;
    buttonSending: string;
    status: Omit<SubmissionOptions["words"], "notSent"> & { goBack: string };
  };
  /** Said after a post without script that was not taken. */
  notSent: string;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form that is posted without leaving the page, and by the browser where there is no script. */
export function PostForm(props: PostFormProps) {
  const { className, labelledBy, words, notSent, onReset, children, ...post } = props;
  const { sending, status, onSubmit, onTouched } = useSubmission({
    ...post,
    words: { ...words.status, notSent },
  });
  return (
    <form
      ref={post.form}
      className={`${styles.form} ${className}`}
      aria-labelledby={labelledBy}
      action={post.address}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      onFocus={onTouched}
      onInput={onTouched}
      onReset={onReset}
    >
      {children}
      <Honeypot />
      <p className={styles.notice}>{words.notice}</p>
      <div className={styles.foot}>
        <SendButton sending={sending} label={words.button} labelSending={words.buttonSending} />
        <FormStatus status={status} sent={words.status.sent} notSent={notSent} goBack={words.status.goBack} />
      </div>
    </form>
  );
}
