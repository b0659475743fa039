import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../components/icon.tsx";
import { chatAddress } from "../../data/paths.ts";
import { useShell } from "../../data/use-shell.ts";
import styles from "./contact-details.module.css";
import type { ContactPage } from "./contact-page.server.ts";

/** Phone, WhatsApp, e-mail, address and opening hours. */
export function ContactDetails({ copy }: { copy: ContactPage["details"] }) {
  const { site } = useShell();
  const { phone, email, address, labels } = site;
  return (
    <section className={styles.details} aria-labelledby="reach">
      <h2 id="reach">{copy.title}</h2>
      <address>
        <dl>
          <Row icon="phone" label={copy.phone} loud>
            <a href={`tel:${phone.number}`}>{phone.shown}</a>
          </Row>
          <Row icon="chat" label={copy.whatsapp} loud>
            <a href={chatAddress(site)} target="_blank" rel="noopener">
              {labels.chat}
              <span className="visually-hidden"> ({labels.newTab})</span>
            </a>
          </Row>
          <Row icon="mail" label={copy.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
          <Row icon="pin" label={copy.address}>
            {address.street}, {address.locality} {address.postalCode}, {address.region}
          </Row>
          <Row icon="clock" label={copy.hours}>
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
    <div className={clsx(styles.row, loud && styles.loud)}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
