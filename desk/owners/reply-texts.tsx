import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ReplyText, type ReplyTexts, replyTexts } from "../../server/submission/reply-texts.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Refused } from "../api/request.ts";
import { Button } from "../components/button.tsx";
import { TextArea, TextField } from "../components/fields.tsx";
import { Form, sayFailure, useForm } from "../components/form.tsx";
import { Failure, Page, Section, Waiting } from "../components/page.tsx";
import { tell } from "../shell/notices.ts";
import { words } from "../words.ts";

/** The texts for replies, each to be changed where it stands, and an empty one to add another. */
export function ReplyTextsPage() {
  const { data, error } = useQuery({
    queryKey: ["replies"],
    queryFn: api.replies,
    // A change is refused if it was not made to what is there now; so that is not renewed behind what is being typed.
    refetchOnWindowFocus: false,
  });
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  return (
    <Page title={words.pages.replies} lead={words.replies.lead} narrow>
      {error && <Failure>{sayFailure(error)}</Failure>}
      {!data && !error && <Waiting />}
      {data &&
        [...data.texts, { id: fresh, title: "", text: "" }].map((reply) => (
          <Section key={reply.id} title={reply.title || words.replies.add}>
            <ReplyTextForm reply={reply} all={data} onAdded={() => setFresh(crypto.randomUUID())} />
          </Section>
        ))}
    </Page>
  );
}

type ReplyTextFormProps = { reply: ReplyText; all: ReplyTexts; onAdded: () => void };

/** One of the texts, to be written, changed or removed. */
export function ReplyTextForm({ reply, all, onAdded }: ReplyTextFormProps) {
  const { id, title, text } = reply;
  // What somebody else has saved since; what is typed here may take its place.
  const [theirs, setTheirs] = useState<ReplyTexts>();
  const { version, texts } = theirs ?? all;
  const others = texts.filter((one) => one.id !== id);
  const isNew = !all.texts.includes(reply);
  const keep = async (next: ReplyText[], told: string) => {
    await api.keepReplies({ version, texts: next });
    await refetch();
    tell(told, { run: () => void undo({ version: version + 1, texts }), whenever: true });
  };
  const state = useForm({
    schema: replyTexts.shape.texts.element,
    besides: { id },
    send: (body) =>
      keep(
        others.length === texts.length ? [...texts, body] : texts.map((one) => (one.id === id ? body : one)),
        words.replies.saved(body.title),
      ).catch(async (error: Error) => {
        if (error instanceof Refused && error.status === 409) setTheirs(await api.replies());
        throw error;
      }),
    onSent: (_answer, form) => {
      form.reset();
      setTheirs(undefined);
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
      {theirs && !isNew && (
        <TextArea
          label={words.replies.now}
          rows={5}
          value={theirs.texts.find((one) => one.id === id)?.text ?? ""}
          readOnly
        />
      )}
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
