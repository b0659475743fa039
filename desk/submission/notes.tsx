import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { noteLimits, noteSchema } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/session.ts";
import { api, type Session, type SubmissionDetails } from "../api/api.ts";
import { pollIntervalMs, queryClient } from "../api/query-client.ts";
import { RefusedError, UnreachableError } from "../api/request.ts";
import { Button } from "../components/button.tsx";
import { describeFailure, Failure } from "../components/failure.tsx";
import { TextAreaField } from "../components/fields.tsx";
import { RelativeTime } from "../components/relative-time.tsx";
import { announce } from "../shell/notices.ts";
import { describeProblem } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import { draftKey, dropDraft, idKey, readDraft, saveDraft } from "./drafts.ts";
import styles from "./notes.module.css";

export function Notes({ details }: { details: SubmissionDetails }) {
  const id = useId();
  const { text, edit, save, isSaving, isRetrying, failure } = useNote(details.id);
  const excess = text.length - noteLimits.maxLength;
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.notes.title}</h2>
      {details.notesWritten.length > 0 && (
        <ol>
          {details.notesWritten.map((note) => (
            <li key={note.id}>
              <p className={styles.byline}>
                <bdi>{note.by}</bdi>, <RelativeTime at={note.at} isInSentence />
              </p>
              <p className={styles.text} dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextAreaField
          label={words.notes.label}
          problem={excess > 0 ? words.notes.tooLong(excess) : undefined}
          rows={3}
          value={text}
          readOnly={isSaving}
          onChange={(event) => edit(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          }}
        />
        {isRetrying && (
          <p role="status" className={styles.retryNotice}>
            {words.notes.waiting}
          </p>
        )}
        <Failure>{failure}</Failure>
        <Button type="submit" icon="chat" busy={isSaving}>
          {words.notes.button}
        </Button>
      </form>
    </section>
  );
}

type Body = { id: string; text: string };

/**
 * The note that is being written on a submission. While the server is away it is sent again until it is accepted; the same
 * words carry the same id, so that none is saved twice. Whoever leaves the page and comes back sees it still being sent.
 */
function useNote(submission: string) {
  const me = useMe();
  const draft = draftKey(me, submission);
  const [text, setText] = useState(() => readDraft(draft));
  const [problem, setProblem] = useState("");
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const clear = useCallback((sentText = "") => setText((now) => (now.trim() === sentText ? "" : now)), []);
  const mutationKey = ["note", draft];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (body: Body) => {
      // If somebody else has signed in meanwhile, a new try would make it their note.
      if (queryClient.getQueryData<Session | null>(["me"])?.me.id !== me.id)
        throw new RefusedError(401, { success: false, code: "signed out" });
      return await api.note(submission, body);
    },
    retry: (_failures, failure) => failure instanceof UnreachableError,
    retryDelay: pollIntervalMs,
    onSuccess: ({ note }, body) => {
      ids.done();
      if (readDraft(draft).trim() === body.text) dropDraft(draft);
      clear(body.text);
      queryClient.setQueryData<SubmissionDetails>(["submission", submission], (cached) =>
        cached && !cached.notesWritten.some(({ id }) => id === note.id)
          ? { ...cached, notesWritten: [...cached.notesWritten, note] }
          : cached,
      );
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      announce(words.notes.saved);
    },
  });
  // Also the one sent before the page was left and come back to.
  const lastAttempt = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, variables, failureReason, error } }) => ({
      status,
      sentText: (variables as Body | undefined)?.text,
      failureReason,
      error,
    }),
  }).at(-1);
  const isSaving = lastAttempt?.status === "pending";
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    if (wasSaving.current && lastAttempt?.status === "success") {
      ids.done();
      clear(lastAttempt.sentText);
    }
    wasSaving.current = isSaving;
  }, [lastAttempt, isSaving, ids, clear]);

  return {
    text,
    edit(value: string) {
      setText(value);
      setProblem("");
      saveDraft(draft, value);
    },
    save() {
      if (isSaving) return;
      const body = new FormData();
      body.append("text", text);
      const result = noteSchema.safeParse({ id: ids.for(body), text });
      if (result.success) mutate(result.data);
      else setProblem(describeProblem(result.error.issues[0]?.message ?? ""));
    },
    isSaving,
    /** It was tried, and is tried again. */
    isRetrying: isSaving && lastAttempt.failureReason !== null,
    failure: problem || describeFailure(lastAttempt?.error ?? null),
  };
}
