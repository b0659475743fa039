import type { ReactNode } from "react";
import { replyTextBody } from "../../server/desk/requests.ts";
import { api, type ReplyText } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Form } from "../parts/form.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { TextField } from "../parts/text-field.tsx";
import { sayFailure, useForm } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";

type ReplyTextFormProps = { reply: ReplyText; onSaved: () => void; beside?: ReactNode };

/** A text for replies, to be written or changed. */
export function ReplyTextForm({ reply, onSaved, beside }: ReplyTextFormProps) {
  const { id, version, title } = reply;
  const state = useForm({
    schema: replyTextBody,
    besides: { version },
    send: (body) => api.keepReply({ id, ...body }),
    onSent: (_answer, form) => {
      const saved = String(new FormData(form).get("title"));
      const back =
        version === 0
          ? () => api.removeReply({ id, version: 1 })
          : () => api.keepReply({ ...reply, version: version + 1 });
      tellReply(words.replies.saved(saved), back);
      onSaved();
    },
  });
  return (
    <Form state={state} label={words.replies.save} name={title || words.replies.add} beside={beside}>
      <TextField
        name="title"
        label={words.replies.title}
        defaultValue={title}
        required
        problem={state.problems.title}
      />
      <TextArea
        name="text"
        label={words.replies.text}
        hint={words.replies.hint}
        rows={6}
        defaultValue={reply.text}
        required
        problem={state.problems.text}
      />
    </Form>
  );
}

/** Tells what was done with a text, with the way back, and asks for all texts anew. */
export function tellReply(told: string, back: () => Promise<unknown>): void {
  const refetch = () => void queryClient.invalidateQueries({ queryKey: ["replies"] });
  const run = () =>
    void back()
      .then(
        () => tell(words.undone),
        (error: Error) => tell(sayFailure(error)),
      )
      .finally(refetch);
  tell(told, { run, whenever: true });
  refetch();
}
