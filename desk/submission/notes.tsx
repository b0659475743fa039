import { useId } from "react";
import { noteLimits } from "../../server/desk-api/request-schemas.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { words } from "../words.ts";
import styles from "./notes.module.css";
import { useNote } from "./use-note.ts";

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
