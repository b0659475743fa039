import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { noteBody, type Whole } from "../../server/desk/rules.ts";
import { api } from "../api/api.ts";
import { Away } from "../api/away.ts";
import { everyMs, queryClient } from "../api/query-client.ts";
import { sayFailure } from "../parts/use-form.ts";
import { announce } from "../shell/announcements.ts";
import { words } from "../words.ts";
import { dropNoteDraft, idKey, keepNoteDraft, noteDraft } from "./note-draft.ts";

/**
 * The note that is being written on a submission. While the server is away it is sent again until it is taken; the same
 * words carry the same id, so that none is written twice.
 */
export function useNote(submission: string) {
  const [text, setText] = useState(() => noteDraft(submission));
  const [problem, setProblem] = useState("");
  const [ids] = useState(() => createSubmissionIds(idKey(submission)));
  const { mutate, isPending, failureReason, error } = useMutation({
    mutationFn: (body: { id: string; text: string }) => api.note(submission, body),
    retry: (_failures, failure) => failure instanceof Away,
    retryDelay: everyMs,
    onSuccess: ({ note }) => {
      ids.done();
      dropNoteDraft(submission);
      setText("");
      queryClient.setQueriesData<Whole>({ queryKey: ["submission", submission] }, (before) =>
        before && !before.notesWritten.some(({ id }) => id === note.id)
          ? { ...before, notesWritten: [...before.notesWritten, note] }
          : before,
      );
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      announce(words.notes.saved);
    },
  });
  return {
    text,
    type(written: string) {
      setText(written);
      setProblem("");
      keepNoteDraft(submission, written);
    },
    save() {
      if (isPending) return;
      const body = new FormData();
      body.append("text", text);
      const judged = noteBody.safeParse({ id: ids.for(body), text });
      if (judged.success) mutate(judged.data);
      else setProblem(judged.error.issues[0]?.message ?? "");
    },
    saving: isPending,
    /** It was tried, and is tried again. */
    waiting: isPending && failureReason !== null,
    failure: problem || (error ? sayFailure(error) : ""),
  };
}
