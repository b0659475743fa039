import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { parseObject, tabStore } from "../browser-storage.ts";
import { describeOrigin } from "../visit-origin.ts";
import {
  clearUnreadableFiles,
  deleteDraft,
  findMissingFiles,
  hasInput,
  restoreDraft,
  saveDraft,
} from "./form-draft.ts";
import { createSubmissionIds } from "./submission-id.ts";

/** The outcome of a post: whether it was accepted, the status text, and if refused why and what is wrong with which field. */
export type Outcome = { sent: boolean; status: string; reason?: string; problems?: Record<string, string> };

export type SubmissionOptions = {
  /** Its draft is stored under this name when the visitor leaves the page. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
  address: string;
  /** Reads the answer; if it throws, the post has failed. */
  parseOutcome: (answer: Answer) => Outcome;
  copy: {
    /** The status while the form is being sent; none if absent. */
    sending?: string;
    sent: string;
    /** The message after a post without script was refused, and the status if a file can't be read any more. */
    notSent: string;
    /** The status if no answer came or it couldn't be read. */
    failed: string;
    /** Shown with a failure that gives no reason, until the next attempt. */
    keepTrying: string;
    /** Shown at a file's field if it was chosen and isn't there any more; for forms with a file. */
    chooseAgain?: string;
  };
  /** Whether to show the progress of a large upload. */
  showsProgress?: boolean;
  /** After how long a status disappears, in ms; never if absent. */
  hideStatusAfterMs?: number;
  /** How long to wait for an answer, in ms. */
  timeoutMs: number;
};

/** From how many bytes on the progress is shown: at 400 kbit/s they take ten seconds. */
const progressThreshold = 512 * 1024;

/** How much of an upload has been sent, in megabytes. */
export type Upload = { sent: number; total: number };

type SubmissionState = {
  sending: boolean;
  upload?: Upload | undefined;
  status: string;
  /** Why it was refused and what to do; stays until the next attempt or until the problems are corrected. */
  reason: string;
  problems: Record<string, string>;
  /** The last post was accepted and the form has yet to be emptied. */
  needsReset: boolean;
  /** When a post was last accepted in this tab, in ms since 1970. */
  sentAt?: number;
  /** The name that was sent last, until something is written again; where the form asks for one. */
  sender?: string;
};

const idle: SubmissionState = { sending: false, status: "", reason: "", problems: {}, needsReset: false };

/**
 * Posts a form as multipart without leaving the page. Success empties the form; after a failure everything stays. What is
 * typed is stored in this tab until it is sent; a visitor who leaves while it is being sent is asked whether to.
 * Besides the fields the post contains `submission_id` (a UUID, the same if the same content is sent again) and `elapsed`
 * (ms since the visitor began), and how the visit began.
 */
export function useSubmission(options: SubmissionOptions) {
  const { name, form, address, parseOutcome, copy, showsProgress, hideStatusAfterMs, timeoutMs } = options;
  const draft = `draft:${name}`;
  const lastSent = `submission:${name}`;
  const [state, setState] = useState(idle);
  const change = (changes: Partial<SubmissionState>) => setState((before) => ({ ...before, ...changes }));
  const { sending, status, needsReset } = state;
  const [ids] = useState(() => createSubmissionIds(`sent:${name}`));
  const startedAt = useRef<number | undefined>(undefined);
  const focusedButton = useRef<HTMLElement | undefined>(undefined);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(draft, form.current);
    if (!hasInput(form.current)) return;
    // What was typed before hydration counts from the start of the page.
    startedAt.current = 0;
    saveDraft(draft, form.current);
  }, [draft, form]);

  useEffect(() => {
    const sentAt = Number(tabStore.read(lastSent));
    if (sentAt) setState((before) => ({ ...before, sentAt }));
  }, [lastSent]);

  useOutcomeFromHash(copy, (message, sent) => {
    if (sent) finish();
    change({ status: message, reason: "" });
  });

  useEffect(() => {
    if (!needsReset) return;
    form.current?.reset();
    startedAt.current = undefined;
    setState((before) => ({ ...before, needsReset: false }));
  }, [needsReset, form]);

  // The browser asks whether to leave while the form is on its way.
  useEffect(() => {
    if (!sending) return;
    const hold = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [sending]);

  const { chooseAgain, keepTrying } = copy;
  useEffect(() => {
    if (!chooseAgain || !form.current || sending || needsReset) return;
    const missingFiles = findMissingFiles(draft, form.current);
    if (missingFiles.length === 0) return;
    setState(({ problems, reason, ...before }) => ({
      ...before,
      problems: { ...Object.fromEntries(missingFiles.map((field) => [field, chooseAgain])), ...problems },
      reason: reason === keepTrying ? "" : reason,
    }));
  }, [sending, needsReset, draft, form, chooseAgain, keepTrying]);

  useEffect(() => {
    if (!status || sending || hideStatusAfterMs === undefined) return;
    const timer = setTimeout(() => setState((before) => ({ ...before, status: "" })), hideStatusAfterMs);
    return () => clearTimeout(timer);
  }, [status, sending, hideStatusAfterMs]);

  useEffect(() => {
    if (sending || !focusedButton.current) return;
    if (document.activeElement === document.body) focusedButton.current.focus({ preventScroll: true });
    focusedButton.current = undefined;
  }, [sending]);

  function finish() {
    deleteDraft(draft);
    const sentAt = Date.now();
    tabStore.write(lastSent, String(sentAt));
    change({ sentAt });
  }

  async function send(target: HTMLFormElement) {
    const body = new FormData(target);
    body.append("submission_id", ids.for(body));
    for (const [name, value] of Object.entries(describeOrigin()))
      if (!body.has(name)) body.append(name, value);
    body.append("elapsed", String(Math.round(performance.now() - (startedAt.current ?? performance.now()))));
    const outcome = await postForm(address, body, timeoutMs, showsProgress ? showProgress : undefined)
      .then(parseOutcome)
      .catch(async (error: unknown): Promise<Outcome> => {
        console.error(error);
        return { sent: false, status: (await clearUnreadableFiles(target)) ? copy.notSent : copy.failed };
      });
    if (outcome.sent) {
      finish();
      ids.done();
    }
    change({
      sending: false,
      upload: undefined,
      status: outcome.status,
      reason: outcome.sent ? "" : outcome.reason || copy.keepTrying,
      problems: outcome.problems ?? {},
      needsReset: outcome.sent,
      ...(outcome.sent && { sender: String(body.get("name") ?? "").trim() }),
    });
  }

  function showProgress(bytes: number, totalBytes: number) {
    if (totalBytes < progressThreshold) return;
    const sent = toMegabytes(bytes);
    setState((before) =>
      sent === before.upload?.sent ? before : { ...before, upload: { sent, total: toMegabytes(totalBytes) } },
    );
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      focusedButton.current = submitter === document.activeElement ? (submitter ?? undefined) : undefined;
      change({ sending: true, status: copy.sending ?? "", reason: "", problems: {} });
      void send(event.currentTarget);
    },
    onFocus() {
      startedAt.current ??= performance.now();
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      startedAt.current ??= performance.now();
      saveDraft(draft, event.currentTarget);
      if (state.sender) change({ sender: "" });
      const { name: field } = event.target as HTMLInputElement;
      const { [field]: previous, ...problems } = state.problems;
      if (previous === undefined) return;
      const isCorrected = Object.keys(problems).length === 0;
      change({
        problems,
        ...(isCorrected && { reason: "" }),
        ...(isCorrected && hideStatusAfterMs === undefined && { status: "" }),
      });
    },
  };
}

/** Rounded to a tenth, as shown. */
function toMegabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}

/** Reads the outcome of a post without script from the address, `#sent` or `#not-sent`. */
function useOutcomeFromHash(
  copy: { sent: string; notSent: string },
  onOutcome: (status: string, sent: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after hydration
  useEffect(() => {
    const message = { "#sent": copy.sent, "#not-sent": copy.notSent }[location.hash];
    if (!message) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    onOutcome(message, message === copy.sent);
  }, []);
}

export type Answer = { ok: boolean; status: number; text: string };

/**
 * Posts a form as multipart, with XMLHttpRequest because `fetch` doesn't report upload progress.
 * @param onSent called with the bytes sent and the total. With it, a request to another origin needs a preflight
 * (XMLHttpRequest, “upload listener flag”), which the other server may not answer
 * @throws Error when no answer came
 */
function postForm(
  address: string,
  body: FormData,
  timeoutMs: number,
  onSent?: (sent: number, total: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const timer = setTimeout(() => {
      reject(new Error(`No answer came within ${timeoutMs / 1000} seconds`));
      request.abort();
    }, timeoutMs);
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    // For answers that are given before the body is read; like Accept it needs no preflight.
    request.setRequestHeader("Content-Language", String(body.get("language")));
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, text: responseText });
    };
    request.onloadend = () => {
      clearTimeout(timer);
      reject(new Error("The connection broke off before an answer came"));
    };
    if (onSent) request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.send(body);
  });
}

/**
 * Reads the text of the answer of a form server: ours, or the third-party service of the specification. Text that isn't
 * JSON counts as an empty answer.
 */
export function parseAnswer(text: string) {
  const { success, message, errors }: { [name in "success" | "message" | "errors"]?: unknown } =
    parseObject(text) ?? {};
  const problems = typeof errors === "object" ? Object.entries(errors ?? {}) : [];
  return {
    success: success === true,
    /** Why the form was refused; empty if the answer doesn't say. */
    reason: typeof message === "string" ? message : "",
    /** What is wrong, by field. */
    problems: Object.fromEntries(
      problems.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  };
}
