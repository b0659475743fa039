import { clsx } from "clsx";
import type { ReactNode } from "react";
import brand from "../../components/brand.module.css";
import { Board } from "../../components/brand.tsx";
import { Icon, type IconName } from "../../components/icon.tsx";
import { MoreLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { SpecialDays } from "../../components/special-days.tsx";
import { createChatAddress } from "../../data/contact-links.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./contact.module.css";
import type { ContactPage } from "./contact-page.server.ts";

type SceneProps = Pick<ContactPage, "picture" | "form" | "details" | "hours"> & {
  /** The form. */
  children?: ReactNode;
};

/**
 * A lit hoarding at dusk with the heading and the form on it, and beside it how to reach a person. On phones the heading and
 * the number stand on the picture's board, and the form on one of its own below it.
 */
export function ContactScene({ picture, form, details, hours, children }: SceneProps) {
  const { site } = readShell();
  return (
    <section className={styles.scene} data-scheme="dark" aria-labelledby="get-in-touch">
      <div className={styles.street}>
        <Picture picture={picture} sizes="100vw" first />
      </div>
      <div className={clsx(brand.standing, styles.hoarding)}>
        <Board faceClassName={styles.face}>
          <div className={styles.inner}>
            <div className={styles.words} data-scheme="light">
              <h1 className="poster" id="get-in-touch">
                {form.title}
              </h1>
              <p className={styles.call}>
                <a href={`tel:${site.phone.number}`}>
                  <Icon name="phone" />
                  {site.phone.shown}
                </a>
                <span data-hours={JSON.stringify(hours)}>{site.hours}</span>
              </p>
            </div>
            <Board faceClassName={styles.sheet}>
              <div data-scheme="light">{children}</div>
            </Board>
          </div>
        </Board>
        <div className={styles.lamps} />
      </div>
      <div className={clsx(brand.standing, styles.sign)}>
        <Board faceClassName={styles.plate}>
          <div data-scheme="light">
            <ContactDetails copy={details} />
          </div>
        </Board>
      </div>
    </section>
  );
}

function ContactDetails({ copy }: { copy: ContactPage["details"] }) {
  const { site } = readShell();
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
            <a href={createChatAddress(site)} target="_blank" rel="noopener">
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
            <SpecialDays as="strong" daysAhead={30} />
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

/** What makes a message easy to answer, in a few numbered points. */
export function UsefulPoints({ title, text, points, questions }: ContactPage["useful"]) {
  return (
    <Section className={styles.useful} labelledBy="useful">
      <div className={styles.head}>
        <h2 id="useful">{title}</h2>
        <p className="lead">{text}</p>
        <MoreLink to={questions.path}>{questions.label}</MoreLink>
      </div>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
