import { clsx } from "clsx";
import type { Client } from "../data/clients.server.ts";
import type { Mark } from "../data/mark.server.ts";
import type { Action } from "../data/schema.ts";
import styles from "./clients.module.css";
import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";
import { Section } from "./section.tsx";

type ClientLogoProps = {
  client: Pick<Client, "name" | "wordmark" | "mark" | "lettering">;
  className?: string | undefined;
};

/** A client's logo, mark above name, as one image in one colour: that of the text around it. */
export function ClientLogo({ client: { name, wordmark, mark, lettering }, className }: ClientLogoProps) {
  const setting = clsx(styles.name, styles[`weight${wordmark.weight}`], styles[wordmark.case]);
  return (
    <span className={clsx(styles.logo, className)} role="img" aria-label={name}>
      <Drawing {...mark} />
      {lettering ? <Drawing {...lettering} /> : <span className={setting}>{name}</span>}
    </span>
  );
}

function Drawing({ viewBox, body }: Mark) {
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark lets nothing but plain shapes through
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

type ClientsBoardProps = {
  title: string;
  text: string;
  clients: (ClientLogoProps["client"] & { key: string; trade?: string })[];
  /** The link in the last cell, an empty board. */
  yours: Action;
};

/** All clients' logos in a grid on an LED board, under a heading made of lamps. */
export function ClientsBoard({ title, text, clients, yours }: ClientsBoardProps) {
  return (
    <Section className={styles.board} labelledBy="clients-board">
      <header className={styles.head}>
        <h2 id="clients-board">{title}</h2>
        <p>{text}</p>
      </header>
      <ul className={styles.wall}>
        {clients.map((client) => (
          <li key={client.key}>
            <ClientLogo client={client} />
            {client.trade && <small>{client.trade}</small>}
          </li>
        ))}
        <li className={clsx("on-marigold", styles.invitation)}>
          <PageLink to={yours.path}>
            <span>{yours.label}</span>
            <Icon name="arrow" />
          </PageLink>
        </li>
      </ul>
    </Section>
  );
}
