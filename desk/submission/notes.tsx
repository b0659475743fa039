import { useId, useState } from "react";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { noteLimits, noteSchema } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { TextAreaField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { RelativeTime } from "../components/relative-time.tsx";
import { announce } from "../shell/notices.ts";
import { words } from "../words.ts";
import { draftKey, dropDraft, idKey, readDraft, saveDraft } from "./drafts.ts";
import styles from "./notes.module.css";

export function Notes({ details }: { details: SubmissionDetails }) {
  const id = useId();
  const { text, edit, state } = useNote(details.id);
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
      <Form state={state} label={words.notes.button}>
        <TextAreaField
          name="text"
          label={words.notes.label}
          problem={excess > 0 ? words.notes.tooLong(excess) : undefined}
          rows={3}
          value={text}
          readOnly={state.isSending}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      </Form>
    </section>
  );
}

/** The note that is being written on a submission. The same words carry the same id, so that none is saved twice. */
function useNote(submission: string) {
  const draft = draftKey(useMe(), submission);
  const [text, setText] = useState(() => readDraft(draft));
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const identify = () => {
    const body = new FormData();
    body.append("text", text);
    return ids.for(body);
  };
  const state = useForm({
    schema: noteSchema.omit({ id: true }),
    // What was saved is no draft, even for somebody who has gone on to another page.
    send: async (body) => {
      const { note } = await api.note(submission, { ...body, id: identify() });
      ids.done();
      // Who came back before the answer may have begun another.
      if (readDraft(draft).trim() === body.text) dropDraft(draft);
      queryClient.setQueryData<SubmissionDetails>(["submission", submission], (cached) =>
        cached && !cached.notesWritten.some(({ id }) => id === note.id)
          ? { ...cached, notesWritten: [...cached.notesWritten, note] }
          : cached,
      );
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      announce(words.notes.saved);
    },
    onSent: () => setText(""),
  });
  const edit = (value: string) => {
    setText(value);
    saveDraft(draft, value);
  };
  return { text, edit, state };
}
