import { Icon } from "../../app/components/icon.tsx";
import { VisuallyHidden } from "../../app/components/visually-hidden.tsx";
import type { SubmissionDetails } from "../../server/submission/desk-answers.ts";
import button from "../parts/button.module.css";
import { words } from "../words.ts";
import styles from "./contact-ways.module.css";
import { phoneLinks } from "./phone-links.ts";

/** How to answer: by telephone, WhatsApp and e-mail, each one press away. */
export function ContactWays({ fields }: { fields: SubmissionDetails["fields"] }) {
  const sent = (wanted: string) => fields.find(({ name }) => name === wanted)?.value;
  const phone = sent("phone");
  const email = sent("email");
  const links = phone && phoneLinks(phone);
  if (!phone && !email) return null;
  return (
    <section className={styles.ways} aria-label={words.contact.label}>
      {phone && (
        <p className={styles.phone}>
          <bdi>{phone}</bdi>
        </p>
      )}
      <ul className="screen-only">
        {links && (
          <>
            <li>
              <a className={button.ink} href={links.call}>
                <Icon name="phone" /> {words.contact.call}
              </a>
            </li>
            <li>
              <a className={styles.way} href={links.chat} target="_blank" rel="noopener noreferrer">
                <Icon name="chat" /> {words.contact.chat}
                <VisuallyHidden> ({words.newTab})</VisuallyHidden>
              </a>
            </li>
          </>
        )}
        {email && (
          <li>
            <a className={styles.way} href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}>
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
