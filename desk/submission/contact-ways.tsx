import { useMutation } from "@tanstack/react-query";
import { Icon } from "../../app/components/icon.tsx";
import { api, type SubmissionDetails } from "../api/api.ts";
import button from "../parts/button.module.css";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { words } from "../words.ts";
import { cacheSubmission } from "./cache-submission.ts";
import styles from "./contact-ways.module.css";
import { phoneLinks } from "./phone-links.ts";
import { useReplyText } from "./use-reply-text.tsx";

/** How to answer: by telephone, WhatsApp and e-mail, each one press away, with a text of the owners filled in where one is picked. */
export function ContactWays({ shown }: { shown: SubmissionDetails }) {
  const { fields, id } = shown;
  const { picked, text, choice } = useReplyText(shown);
  const { mutate: begin } = useMutation({
    mutationFn: (way: "WhatsApp" | "e-mail") => api.beganReply(id, { way, text: picked?.id ?? null }),
    onSuccess: ({ submission }) => cacheSubmission(submission),
    onError: (error) => tell(sayFailure(error)),
  });
  const sent = (wanted: string) => fields.find(({ name }) => name === wanted)?.value;
  const phone = sent("phone");
  const email = sent("email");
  const links = phone ? phoneLinks(phone) : undefined;
  if (!phone && !email) return null;
  return (
    <section className={styles.ways} aria-label={words.contact.label}>
      {phone && (
        <p className={styles.phone}>
          <bdi>{phone}</bdi>
        </p>
      )}
      {(links?.chat || email) && choice}
      <ul className="row screen-only">
        {links && (
          <li>
            <a className={button.ink} href={links.call}>
              <Icon name="phone" /> {words.contact.call}
            </a>
          </li>
        )}
        {links?.chat && (
          <li>
            <a
              className={styles.way}
              href={text ? `${links.chat}?text=${encodeURIComponent(text)}` : links.chat}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => begin("WhatsApp")}
            >
              <Icon name="chat" /> {words.contact.chat}
              <span className="visually-hidden"> ({words.newTab})</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a
              className={styles.way}
              href={mailLink(email, shown.about, text)}
              onClick={() => begin("e-mail")}
            >
              <Icon name="mail" /> {words.contact.write}
            </a>
          </li>
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

/** Lines are broken by CRLF there (RFC 6068, 5). */
function mailLink(email: string, about: string, text: string | undefined): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!text) return address;
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `${address}?subject=${encodeURIComponent(words.reply.subject(about))}&body=${body}`;
}
