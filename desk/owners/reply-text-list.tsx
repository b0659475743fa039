import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ReplyText, type ReplyTexts, replyTexts } from "../../server/submission/reply-texts.ts";
import { kinds } from "../../server/submission/submission.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { RefusedError } from "../api/request.ts";
import { Button } from "../components/button.tsx";
import { describeFailure } from "../components/failure.tsx";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page, QueryResult, Section } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";

export function ReplyTextsPage() {
  const query = useQuery({
    queryKey: ["replies"],
    queryFn: api.replies,
    // A change must be based on what is there now, so that is not refetched while somebody is typing.
    refetchOnWindowFocus: false,
  });
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  return (
    <Page title={words.pages.replies} lead={words.replies.lead} narrow>
      <QueryResult query={query}>
        {(current) =>
          [...current.texts, { id: newId, title: "", text: "" }].map((reply) => (
            <Section key={reply.id} title={reply.title || words.replies.add}>
              <ReplyTextForm reply={reply} current={current} onAdded={() => setNewId(crypto.randomUUID())} />
            </Section>
          ))
        }
      </QueryResult>
    </Page>
  );
}

type ReplyTextFormProps = { reply: ReplyText; current: ReplyTexts; onAdded: () => void };

function ReplyTextForm({ reply, current, onAdded }: ReplyTextFormProps) {
  const { id, title, text, kind = "" } = reply;
  // What somebody else has saved meanwhile; saving again replaces it.
  const [newer, setNewer] = useState<ReplyTexts>();
  const { version, texts } = newer ?? current;
  const remaining = texts.filter((reply) => reply.id !== id);
  const isNew = !current.texts.includes(reply);
  const save = async (next: ReplyText[], message: string) => {
    await api.keepReplies({ version, texts: next });
    await refetch();
    notify(message, () => void undo({ version: version + 1, texts }));
  };
  const state = useForm({
    schema: replyTexts.shape.texts.element,
    extraFields: { id },
    send: (body) =>
      save(
        remaining.length === texts.length
          ? [...texts, body]
          : texts.map((reply) => (reply.id === id ? body : reply)),
        words.replies.saved(body.title),
      ).catch(async (error: Error) => {
        if (error instanceof RefusedError && error.status === 409) setNewer(await api.replies());
        throw error;
      }),
    onSent: (_answer, form) => {
      form.reset();
      setNewer(undefined);
      if (isNew) onAdded();
    },
  });
  const remove = () =>
    save(remaining, words.replies.removed(title)).catch((error: Error) => {
      notify(describeFailure(error));
      return refetch();
    });
  return (
    <Form
      state={state}
      label={words.replies.save}
      name={title || words.replies.add}
      extraActions={
        !isNew && (
          <Button kind="plain" onClick={() => void remove()}>
            {words.replies.remove}
          </Button>
        )
      }
    >
      <TextField name="title" label={words.replies.title} defaultValue={title} required />
      <SelectField
        name="kind"
        label={words.replies.kind}
        value={kind}
        options={[["", words.replies.both], ...kinds.map((kind) => [kind, words.filter[kind]] as const)]}
      />
      <TextAreaField name="text" label={words.replies.text} rows={5} defaultValue={text} required />
      {newer && !isNew && (
        <TextAreaField
          label={words.replies.now}
          rows={5}
          value={newer.texts.find((reply) => reply.id === id)?.text ?? ""}
          readOnly
        />
      )}
    </Form>
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: ["replies"] });

async function undo(previous: ReplyTexts): Promise<void> {
  await api.keepReplies(previous).then(
    () => notify(words.undone()),
    (error: Error) => notify(describeFailure(error)),
  );
  await refetch();
}
