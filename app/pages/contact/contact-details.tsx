import type { ReactNode } from "react";
import { Icon, type IconName } from "../../components/icon.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { chatAddress } from "../../data/chat-address.ts";
import { useShell } from "../../data/use-shell.ts";
import styles from "./contact-details.module.css";
import type { ContactPage } from "./contact-page.server.ts";

/** Phone, WhatsApp, e-mail, address and hours; every one that can be a link is one. */
export function ContactDetails({ words }: { words: ContactPage["details"] }) {
  const { site } = useShell();
  const { phone, email, address, labels } = site;
  return (
    <section className={styles.details} aria-labelledby="reach">
      <h2 id="reach">{words.title}</h2>
      <address>
        <dl>
          <Row icon="phone" label={words.phone} loud>
            <a href={`tel:${phone.number}`}>{phone.shown}</a>
          </Row>
          <Row icon="chat" label={words.whatsapp} loud>
            <a href={chatAddress(site)} target="_blank" rel="noopener">
              {labels.chat}
              <Unseen> ({labels.newTab})</Unseen>
            </a>
          </Row>
          <Row icon="mail" label={words.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
          <Row icon="pin" label={words.address}>
            {address.street}, {address.locality} {address.postalCode}, {address.region}
          </Row>
          <Row icon="clock" label={words.hours}>
            {site.hours}
          </Row>
        </dl>
      </address>
    </section>
  );
}

type RowProps = { icon: IconName; label: string; children: ReactNode; loud?: boolean };

function Row({ icon, label, children, loud = false }: RowProps) {
  return (
    <div className={[styles.row, loud && styles.loud].filter(Boolean).join(" ")}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
