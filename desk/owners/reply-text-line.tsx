import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, type ReplyText } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { words } from "../words.ts";
import { ReplyTextForm, tellReply } from "./reply-text-form.tsx";
import styles from "./reply-texts.module.css";

/** One text for replies, and what an owner can do with it. */
export function ReplyTextLine({ reply }: { reply: ReplyText }) {
  const [editing, setEditing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.removeReply(reply),
    onSuccess: () =>
      tellReply(words.replies.removed(reply.title), () => api.keepReply({ ...reply, version: 0 })),
    onError: () => queryClient.invalidateQueries({ queryKey: ["replies"] }),
  });
  const stop = () => setEditing(false);
  return (
    <li>
      {editing ? (
        <ReplyTextForm
          reply={reply}
          onSaved={stop}
          beside={
            <Button kind="plain" onClick={stop}>
              {words.cancel}
            </Button>
          }
        />
      ) : (
        <>
          <h2>
            <bdi>{reply.title}</bdi>
          </h2>
          <p className={styles.text} dir="auto">
            {reply.text}
          </p>
          <p className={styles.ways}>
            <Button onClick={() => setEditing(true)} aria-label={`${words.replies.edit} “${reply.title}”`}>
              {words.replies.edit}
            </Button>
            <Button
              kind="plain"
              busy={isPending}
              onClick={() => mutate()}
              aria-label={`${words.replies.remove} “${reply.title}”`}
            >
              {words.replies.remove}
            </Button>
          </p>
          <Failure>{error ? sayFailure(error) : ""}</Failure>
        </>
      )}
    </li>
  );
}
