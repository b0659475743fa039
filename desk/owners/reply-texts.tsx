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
import { ReplyTextLine } from "./reply-text-line.tsx";
import styles from "./reply-texts.module.css";

/** The texts for replies; owners write them. */
export function ReplyTexts() {
  const { data, error } = useQuery({ queryKey: ["replies"], queryFn: api.replies });
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  return (
    <Page title={words.pages.replies} lead={words.replies.lead} narrow>
      {error && <Failure>{sayFailure(error)}</Failure>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          {data.replies.length === 0 && <p>{words.replies.none}</p>}
          <ul className={styles.texts}>
            {data.replies.map((reply) => (
              <ReplyTextLine key={reply.id} reply={reply} />
            ))}
          </ul>
          <Section title={words.replies.add} onScreen>
            <ReplyTextForm
              key={fresh}
              reply={{ id: fresh, title: "", text: "", version: 0 }}
              onSaved={() => setFresh(crypto.randomUUID())}
            />
          </Section>
        </>
      )}
    </Page>
  );
}
