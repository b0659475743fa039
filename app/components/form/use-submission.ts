import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dropDraft, findLostFiles, isFilled, keepDraft, restoreDraft } from "./form-draft.ts";
import { type Answer, post } from "./post.ts";
import { createSubmissionIds } from "./submission-id.ts";
import { setSubmissionState, submissionState, useSubmissionState } from "./submission-state.ts";
import type { Upload } from "./upload-progress.tsx";

/** What came of a post: whether it was taken, what is said about it, why not, and what is wrong with which field. */
export type Outcome = { sent: boolean; status: string; reason?: string; problems?: Record<string, string> };

export type SubmissionOptions = {
  /** The form's name: what is typed, under way and told is kept under it while its page is left. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** Where the form posts to. */
  address: string;
  /** Reads the answer; what it throws counts as a failure. */
  read: (answer: Answer) => Outcome;
  copy: {
    /** Said while the post is under way; nothing is when absent. */
    sending?: string;
    sent: string;
    /** Said after a post without script that was not taken. */
    notSent: string;
    /** Said when no answer came or it couldn't be read. */
    failed: string;
    /** Stands beside a failure that says nothing more, until the next try. */
    keepTrying: string;
    /** Stands below a file's field when the rest was kept and the file was not; for forms that take one. */
    chooseAgain?: string;
  };
  /** Whether it is told how much of a large post has gone. */
  watched?: boolean;
  /** After how long a status disappears, in ms; it stays when absent. */
  hideStatusAfterMs?: number;
  /** After how long without an answer the post counts as failed, in ms. */
  timeoutMs: number;
};

/** From how many bytes on it is told how much has gone: on a line of 400 kbit/s that is ten seconds. */
const tellUploadFrom = 512 * 1024;

type Submission = {
  sending: boolean;
  upload: Upload | undefined;
  status: string;
  reason: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** To be called when the visitor comes into the form, and may be called again. */
  onTouched: () => void;
  /** To be called when a field changes. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Posts a form as multipart without leaving the page. A success empties it; after a failure everything stays. What is
 * typed is kept for this tab until it is sent, and who leaves while it is sent is told on return what came of it.
 * Besides its fields the post carries `submission_id` (UUID, the same when the same content is sent again) and
 * `elapsed` (ms since the visitor began).
 */
export function useSubmission(options: SubmissionOptions): Submission {
  const { name, form, address, read, copy, watched, hideStatusAfterMs, timeoutMs } = options;
  const draft = `draft:${name}`;
  const state = useSubmissionState(name);
  const { sending, upload, status, toEmpty } = state;
  const [ids] = useState(() => createSubmissionIds(`sent:${name}`));
  const began = useRef<number | undefined>(undefined);
  const focused = useRef<HTMLElement | undefined>(undefined);

  useEffect(() => {
    if (!form.current) return;
    if (!submissionState(name).toEmpty) restoreDraft(draft, form.current);
    // What was typed before the page listened counts from the page's start.
    if (isFilled(form.current)) began.current = 0;
  }, [name, draft, form]);

  useOutcomeInAddress(copy, (told, sent) => {
    if (sent) dropDraft(draft);
    setSubmissionState(name, { status: told, reason: "" });
  });

  useEffect(() => {
    if (!toEmpty) return;
    form.current?.reset();
    began.current = undefined;
    setSubmissionState(name, { toEmpty: false });
  }, [toEmpty, name, form]);

  const { chooseAgain, keepTrying } = copy;
  useEffect(() => {
    if (!chooseAgain || !form.current || sending || toEmpty) return;
    const lost = findLostFiles(draft, form.current);
    if (lost.length === 0) return;
    const { problems, reason } = submissionState(name);
    setSubmissionState(name, {
      problems: { ...Object.fromEntries(lost.map((field) => [field, chooseAgain])), ...problems },
      reason: reason === keepTrying ? "" : reason,
    });
  }, [sending, toEmpty, name, draft, form, chooseAgain, keepTrying]);

  useEffect(() => {
    if (!status || sending || hideStatusAfterMs === undefined) return;
    const timer = setTimeout(() => setSubmissionState(name, { status: "" }), hideStatusAfterMs);
    return () => clearTimeout(timer);
  }, [status, sending, hideStatusAfterMs, name]);

  useEffect(() => {
    if (sending || !focused.current) return;
    if (document.activeElement === document.body) focused.current.focus({ preventScroll: true });
    focused.current = undefined;
  }, [sending]);

  async function send(target: HTMLFormElement) {
    const body = new FormData(target);
    body.append("submission_id", ids.for(body));
    body.append("elapsed", String(Math.round(performance.now() - (began.current ?? performance.now()))));
    const outcome = await post(address, body, timeoutMs, watched ? tellUpload : undefined)
      .then(read)
      .catch((error: unknown): Outcome => {
        console.error(error);
        return { sent: false, status: copy.failed };
      });
    if (outcome.sent) {
      dropDraft(draft);
      ids.done();
    }
    setSubmissionState(name, {
      sending: false,
      upload: undefined,
      status: outcome.status,
      reason: outcome.sent ? "" : outcome.reason || copy.keepTrying,
      problems: outcome.problems ?? {},
      toEmpty: outcome.sent,
    });
  }

  function tellUpload(bytes: number, allBytes: number) {
    if (allBytes < tellUploadFrom) return;
    const sent = inMegabytes(bytes);
    if (sent !== submissionState(name).upload?.sent)
      setSubmissionState(name, { upload: { sent, all: inMegabytes(allBytes) } });
  }

  return {
    sending,
    upload,
    status,
    reason: state.reason,
    onSubmit(event) {
      event.preventDefault();
      if (submissionState(name).sending) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      focused.current = submitter === document.activeElement ? (submitter ?? undefined) : undefined;
      setSubmissionState(name, { sending: true, status: copy.sending ?? "", reason: "", problems: {} });
      void send(event.currentTarget);
    },
    onTouched() {
      began.current ??= performance.now();
    },
    onInput(event) {
      began.current ??= performance.now();
      keepDraft(draft, event.currentTarget);
      const { name: field } = event.target as HTMLInputElement;
      const { [field]: changed, ...problems } = submissionState(name).problems;
      if (changed === undefined) return;
      const mended = Object.keys(problems).length === 0;
      setSubmissionState(name, {
        problems,
        ...(mended && { reason: "" }),
        ...(mended && hideStatusAfterMs === undefined && { status: "" }),
      });
    },
  };
}

/** To a tenth, as they are told. */
function inMegabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}

/** Takes over what the server told a page without script in its address, `#sent` or `#not-sent`. */
function useOutcomeInAddress(
  copy: { sent: string; notSent: string },
  tell: (status: string, sent: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page has been taken over
  useEffect(() => {
    const told = { "#sent": copy.sent, "#not-sent": copy.notSent }[location.hash];
    if (!told) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    tell(told, told === copy.sent);
  }, []);
}
