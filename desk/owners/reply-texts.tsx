import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/api.ts";
import { Failure } from "../parts/failure.tsx";
import { Page } from "../parts/page.tsx";
import { Section } from "../parts/section.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { Waiting } from "../parts/waiting.tsx";
import { words } from "../words.ts";
import { ReplyTextForm } from "./reply-text-form.tsx";

/** The texts for replies, each to be changed where it stands, and an empty one to add another. */
export function ReplyTexts() {
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
