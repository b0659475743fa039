import type { Action } from "../../data/schema.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../navigation/page-link.tsx";
import { Section } from "../section.tsx";
import { ClientLogo, type ClientLogoProps } from "./client-logo.tsx";
import wall from "./client-wall.module.css";
import styles from "./clients-board.module.css";

type ClientsBoardProps = {
  title: string;
  text: string;
  clients: (ClientLogoProps["client"] & { key: string })[];
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
      <ul className={wall.wall}>
        {clients.map((client) => (
          <li key={client.key}>
            <ClientLogo client={client} />
          </li>
        ))}
        <li className={`on-marigold ${wall.yours}`}>
          <PageLink to={yours.path}>
            <span>{yours.label}</span>
            <Icon name="arrow" />
          </PageLink>
        </li>
      </ul>
    </Section>
  );
}
