import type { Client } from "../../data/clients.server.ts";
import { Section } from "../section.tsx";
import { ClientWall } from "./client-wall.tsx";
import styles from "./clients-board.module.css";

type ClientsBoardProps = {
  title: string;
  text: string;
  clients: Client[];
  /** The last cell, still empty, and where it leads. */
  yours: { label: string; path: string };
};

/** All clients' marks on the ground of an LED board, under a heading made of lamps. */
export function ClientsBoard({ title, text, clients, yours }: ClientsBoardProps) {
  return (
    <Section className={styles.board} labelledBy="clients-board">
      <header className={styles.head}>
        <h2 id="clients-board">{title}</h2>
        <p>{text}</p>
      </header>
      <ClientWall clients={clients} yours={yours} />
    </Section>
  );
}
