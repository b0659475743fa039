import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { noteLimits, noteSchema } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
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
  const { text, edit, save, isSaving, failure } = useNote(details.id);
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
        <Failure>{failure}</Failure>
        <Button type="submit" icon="chat" busy={isSaving}>
          {words.notes.button}
        </Button>
      </form>
    </section>
  );
}

/** The note that is being written on a submission. The same words carry the same id, so that none is saved twice. */
function useNote(submission: string) {
  const draft = draftKey(useMe(), submission);
  const [text, setText] = useState(() => readDraft(draft));
  const [problem, setProblem] = useState("");
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { id: string; text: string }) => api.note(submission, body),
    onSuccess: ({ note }, { text: sent }) => {
      ids.done();
      // What was typed meanwhile stays.
      if (readDraft(draft).trim() === sent) dropDraft(draft);
      setText((now) => (now.trim() === sent ? "" : now));
      queryClient.setQueryData<SubmissionDetails>(["submission", submission], (cached) =>
        cached && !cached.notesWritten.some(({ id }) => id === note.id)
          ? { ...cached, notesWritten: [...cached.notesWritten, note] }
          : cached,
      );
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      announce(words.notes.saved);
    },
  });
  return {
    text,
    edit(value: string) {
      setText(value);
      setProblem("");
      saveDraft(draft, value);
    },
    save() {
      if (isPending) return;
      const body = new FormData();
      body.append("text", text);
      const result = noteSchema.safeParse({ id: ids.for(body), text });
      if (result.success) mutate(result.data);
      else setProblem(describeProblem(result.error.issues[0]?.message ?? ""));
    },
    isSaving: isPending,
    failure: problem || describeFailure(error),
  };
}
