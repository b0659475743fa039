import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createSubmissionIds } from "./submission-id.ts";

/** What came of a post: whether it was taken, and what is said about it. */
export type Outcome = { sent: boolean; status: string };

export type SubmissionOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** Where the form posts to. */
  address: string;
  /** Reads the answer; what it throws counts as a failure. */
  read: (answer: Response) => Promise<Outcome>;
  words: {
    /** Said while the post is under way; nothing is when absent. */
    sending?: string;
    sent: string;
    /** Said after a post without script that was not taken. */
    notSent: string;
    /** Said when no answer came or it couldn't be read. */
    failed: string;
  };
  /** After how long a status disappears, in ms; it stays when absent. */
  fadesAfterMs?: number;
  /** After how long without an answer the post counts as failed, in ms. */
  patienceMs: number;
};

type Submission = {
  sending: boolean;
  status: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** To be called when the visitor first does something in the form, and may be called again. */
  onTouched: () => void;
};

/**
 * Posts a form as multipart without leaving the page. A success empties it; after a failure everything stays.
 * Besides its fields the post carries `submission_id` (UUID, the same when the same content is sent again) and
 * `elapsed` (ms since the visitor began).
 */
export function useSubmission(options: SubmissionOptions): Submission {
  const { form, address, read, words, fadesAfterMs, patienceMs } = options;
  const [{ sending, status }, setState] = useState({ sending: false, status: "" });
  const [ids] = useState(createSubmissionIds);
  const began = useRef<number | undefined>(undefined);
  const focused = useRef<HTMLElement | undefined>(undefined);
  const underWay = useRef(false);

  useEffect(() => {
    if (form.current && isFilled(form.current)) began.current = 0;
  }, [form]);

  useOutcomeInAddress(words, (told) => setState({ sending: false, status: told }));

  useEffect(() => {
    if (!status || sending || fadesAfterMs === undefined) return;
    const timer = setTimeout(() => setState({ sending: false, status: "" }), fadesAfterMs);
    return () => clearTimeout(timer);
  }, [status, sending, fadesAfterMs]);

  useEffect(() => {
    if (sending || !focused.current) return;
    if (document.activeElement === document.body) focused.current.focus({ preventScroll: true });
    focused.current = undefined;
  }, [sending]);

  async function send(target: HTMLFormElement) {
    const body = new FormData(target);
    body.append("submission_id", ids.for(body));
    body.append("elapsed", String(Math.round(performance.now() - (began.current ?? performance.now()))));
    const outcome = await post(address, body, patienceMs)
      .then(read)
      .catch((error: unknown) => {
        console.error(error);
        return { sent: false, status: words.failed };
      });
    if (outcome.sent) {
      target.reset();
      ids.done();
      began.current = undefined;
    }
    underWay.current = false;
    setState({ sending: false, status: outcome.status });
  }

  return {
    sending,
    status,
    onSubmit(event) {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      const { submitter } = event.nativeEvent as SubmitEvent;
      focused.current = submitter === document.activeElement ? (submitter ?? undefined) : undefined;
      setState({ sending: true, status: words.sending ?? "" });
      void send(event.currentTarget);
    },
    onTouched() {
      began.current ??= performance.now();
    },
  };
}

async function post(address: string, body: FormData, patienceMs: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`No answer came within ${patienceMs / 1000} seconds`)),
    patienceMs,
  );
  try {
    return await fetch(address, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** What was typed before the page listened counts from the page's start. */
function isFilled(form: HTMLFormElement): boolean {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=checkbox]), select, textarea",
  );
  return [...controls].some(({ value }) => value !== "");
}

/** Takes over what the server told a page without script in its address, `#sent` or `#not-sent`. */
function useOutcomeInAddress(words: { sent: string; notSent: string }, tell: (status: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page has been taken over
  useEffect(() => {
    const told = { "#sent": words.sent, "#not-sent": words.notSent }[location.hash];
    if (!told) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    tell(told);
  }, []);
}
