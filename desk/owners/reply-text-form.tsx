import { type ReplyText, type ReplyTexts, replyTexts } from "../../server/submission/reply-texts.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../parts/button.tsx";
import { Form } from "../parts/form.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { TextField } from "../parts/text-field.tsx";
import { sayFailure, useForm } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";

type ReplyTextFormProps = { reply: ReplyText; all: ReplyTexts; onAdded: () => void };

/** One of the texts, to be written, changed or removed. */
export function ReplyTextForm({ reply, all, onAdded }: ReplyTextFormProps) {
  const { id, title, text } = reply;
  const { version, texts } = all;
  const others = texts.filter((one) => one.id !== id);
  const isNew = others.length === texts.length;
  const keep = async (next: ReplyText[], told: string) => {
    await api.keepReplies({ version, texts: next });
    tell(told, { run: () => void undo({ version: version + 1, texts }), whenever: true });
    await refetch();
  };
  const state = useForm({
    schema: replyTexts.shape.texts.element,
    besides: { id },
    send: (body) =>
      keep(
        isNew ? [...texts, body] : texts.map((one) => (one.id === id ? body : one)),
        words.replies.saved(body.title),
      ),
    onSent: (_answer, form) => {
      form.reset();
      if (isNew) onAdded();
    },
  });
  const remove = () =>
    keep(others, words.replies.removed(title)).catch((error: Error) => {
      tell(sayFailure(error));
      return refetch();
    });
  return (
    <Form
      state={state}
      label={words.replies.save}
      name={title || words.replies.add}
      beside={
        !isNew && (
          <Button kind="plain" onClick={() => void remove()}>
            {words.replies.remove}
          </Button>
        )
      }
    >
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
        rows={5}
        defaultValue={text}
        required
        problem={state.problems.text}
      />
    </Form>
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: ["replies"] });

async function undo(before: ReplyTexts): Promise<void> {
  await api.keepReplies(before).then(
    () => tell(words.undone),
    (error: Error) => tell(sayFailure(error)),
  );
  await refetch();
}
