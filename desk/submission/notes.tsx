import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { noteBody, noteLimits } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/session.ts";
import { api, type Session, type SubmissionDetails } from "../api/api.ts";
import { everyMs, queryClient } from "../api/query-client.ts";
import { Away, Refused } from "../api/request.ts";
import { Age } from "../components/age.tsx";
import { Button } from "../components/button.tsx";
import { TextArea } from "../components/fields.tsx";
import { sayFailure } from "../components/form.tsx";
import { Failure } from "../components/page.tsx";
import { announce } from "../shell/notices.ts";
import { words } from "../words.ts";
import { draftName, dropNoteDraft, idKey, keepNoteDraft, noteDraft } from "./note-drafts.ts";
import styles from "./notes.module.css";

/** What the staff wrote on a submission, oldest first, and where more is written. */
export function Notes({ shown }: { shown: SubmissionDetails }) {
  const id = useId();
  const { text, type, save, saving, waiting, failure } = useNote(shown.id);
  const over = text.length - noteLimits.maxLength;
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.notes.title}</h2>
      {shown.notesWritten.length > 0 && (
        <ol>
          {shown.notesWritten.map((note) => (
            <li key={note.id}>
              <p className={styles.by}>
                <bdi>{note.by}</bdi>, <Age at={note.at} /> {words.ago}
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
        <TextArea
          label={words.notes.label}
          problem={over > 0 ? words.notes.tooLong(over) : undefined}
          rows={3}
          value={text}
          readOnly={saving}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          }}
        />
        {waiting && (
          <p role="status" className={styles.waiting}>
            {words.notes.waiting}
          </p>
        )}
        <Failure>{failure}</Failure>
        <Button type="submit" icon="chat" busy={saving}>
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
export function useNote(submission: string) {
  const me = useMe();
  const draft = draftName(me, submission);
  const [text, setText] = useState(() => noteDraft(draft));
  const [problem, setProblem] = useState("");
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const clear = useCallback((sent = "") => setText((now) => (now.trim() === sent ? "" : now)), []);
  const mutationKey = ["note", draft];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (body: Body) => {
      // If somebody else has signed in meanwhile, a new try would make it their note.
      const session = queryClient.getQueryData<Session | null>(["me"]);
      if (session?.me.id !== me.id)
        throw new Refused(401, { success: false, message: words.notes.signedOut });
      return await api.note(submission, body);
    },
    retry: (_failures, failure) => failure instanceof Away,
    retryDelay: everyMs,
    onSuccess: ({ note }, sent) => {
      ids.done();
      if (noteDraft(draft).trim() === sent.text) dropNoteDraft(draft);
      clear(sent.text);
      queryClient.setQueriesData<SubmissionDetails>({ queryKey: ["submission", submission] }, (before) =>
        before && !before.notesWritten.some(({ id }) => id === note.id)
          ? { ...before, notesWritten: [...before.notesWritten, note] }
          : before,
      );
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      announce(words.notes.saved);
    },
  });
  // Also the one sent before the page was left and come back to.
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, variables, failureReason, error } }) => ({
      status,
      sent: (variables as Body | undefined)?.text,
      failureReason,
      error,
    }),
  }).at(-1);
  const saving = last?.status === "pending";
  const wasSaving = useRef(saving);
  useEffect(() => {
    if (wasSaving.current && last?.status === "success") {
      ids.done();
      clear(last.sent);
    }
    wasSaving.current = saving;
  }, [last, saving, ids, clear]);

  return {
    text,
    type(written: string) {
      setText(written);
      setProblem("");
      keepNoteDraft(draft, written);
    },
    save() {
      if (saving) return;
      const body = new FormData();
      body.append("text", text);
      const judged = noteBody.safeParse({ id: ids.for(body), text });
      if (judged.success) mutate(judged.data);
      else setProblem(judged.error.issues[0]?.message ?? "");
    },
    saving,
    /** It was tried, and is tried again. */
    waiting: saving && last.failureReason !== null,
    failure: problem || (last?.error ? sayFailure(last.error) : ""),
  };
}
