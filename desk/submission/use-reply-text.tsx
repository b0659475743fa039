import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../access/use-me.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { Choose } from "../parts/choose.tsx";
import { words } from "../words.ts";
import styles from "./contact-ways.module.css";

/** The owners' texts to pick from, and the one that is picked, filled in for a submission. */
export function useReplyText({ name, about }: Pick<SubmissionDetails, "name" | "about">) {
  const me = useMe();
  const { data } = useQuery({ queryKey: ["replies"], queryFn: api.replies, staleTime: 60_000 });
  const [id, setId] = useState("");
  const texts = data?.texts ?? [];
  const picked = texts.find((one) => one.id === id);
  const values: Record<string, string> = { name, about, me: me.name };
  const text = picked?.text.replace(/\{(\w+)\}/g, (sign, field) => values[field] ?? sign);
  const choice = texts.length > 0 && (
    <>
      <Choose
        label={words.reply.label}
        value={id}
        onChoose={setId}
        choices={[["", words.reply.none], ...texts.map((one) => [one.id, one.title] as const)]}
      />
      {text && (
        <p className={styles.preview} role="note" aria-label={words.reply.preview} dir="auto">
          {text}
        </p>
      )}
    </>
  );
  return { picked, text, choice };
}
