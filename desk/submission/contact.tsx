import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "../../app/components/icon.tsx";
import { fillReply, repliesTo } from "../../server/submission/reply-texts.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import button from "../components/button.module.css";
import { describeFailure } from "../components/failure.tsx";
import { SelectField } from "../components/fields.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { buildPhoneLinks } from "./phone-links.ts";
import { nameIn } from "./services.ts";
import styles from "./submission.module.css";
import { cacheSubmission } from "./use-change.ts";

export function ContactOptions({ submission }: { submission: SubmissionDetails }) {
  const { fields, id } = submission;
  const { reply, text, picker } = useReplyText(submission);
  const { mutate: recordReply } = useMutation({
    mutationFn: (way: "phone" | "WhatsApp" | "e-mail") =>
      api.beganReply(id, { way, text: way === "phone" ? null : (reply?.id ?? null) }),
    onSuccess: ({ submission }) => cacheSubmission(submission),
    onError: (error) => notify(describeFailure(error)),
  });
  const findValue = (field: string) => fields.find(({ name }) => name === field)?.value;
  const phone = findValue("phone");
  const email = findValue("email");
  const links = phone ? buildPhoneLinks(phone) : undefined;
  if (!phone && !email) return null;
  const chat = links?.chat && composeChatLink(links.chat, text);
  const subject = words.reply.subject(submission.kind, submission.about);
  const ways = [
    ["phone", "phone", links?.call, words.contact.call],
    ["WhatsApp", "chat", chat, words.contact.chat],
    ["e-mail", "mail", email && composeMailLink(email, subject, text), words.contact.write],
  ] as const;
  return (
    <section className={styles.contact} aria-label={words.contact.label}>
      {phone && (
        <p className={styles.phone}>
          <bdi>{phone}</bdi>
        </p>
      )}
      {(links?.chat || email) && picker}
      <ul className="row screen-only">
        {ways.map(
          ([way, icon, href, label]) =>
            href && (
              <li key={way}>
                <a
                  className={way === "phone" ? button.ink : styles.contactLink}
                  href={href}
                  {...(way === "WhatsApp" && { target: "_blank", rel: "noopener noreferrer" })}
                  onClick={() => recordReply(way)}
                >
                  <Icon name={icon} /> {label}
                  {way === "WhatsApp" && <span className="visually-hidden"> ({words.newTab})</span>}
                </a>
              </li>
            ),
        )}
      </ul>
      {email && (
        <p className={styles.email}>
          <bdi>{email}</bdi>
        </p>
      )}
    </section>
  );
}

export function composeChatLink(chat: string, text: string | undefined): string {
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** Lines are broken by CRLF there (RFC 6068, 5). */
export function composeMailLink(email: string, subject: string, text: string | undefined): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!text) return address;
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

function useReplyText({ kind, name, about, fields }: SubmissionDetails) {
  const me = useMe();
  const { data } = useQuery({ queryKey: ["replies"], queryFn: api.replies, staleTime: 60_000 });
  const [id, setId] = useState("");
  const texts = repliesTo(kind, data?.texts ?? []);
  const reply = texts.find((reply) => reply.id === id);
  const isNameless = fields.some((field) => /^(phone|email)$/.test(field.name) && field.value === name);
  const text =
    reply &&
    fillReply(reply.text, {
      name: isNameless ? "" : name,
      about: nameIn(reply.text, about),
      me: me.name,
    });
  const picker = texts.length > 0 && (
    <>
      <SelectField
        label={words.reply.label}
        value={id}
        onSelect={setId}
        options={[["", words.reply.none], ...texts.map((reply) => [reply.id, reply.title] as const)]}
      />
      {text && (
        <p className={styles.preview} role="note" aria-label={words.reply.preview} dir="auto">
          {text}
        </p>
      )}
    </>
  );
  return { reply, text, picker };
}
