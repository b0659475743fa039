import { clsx } from "clsx";
import type { Client } from "../../data/clients.server.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../navigation/page-link.tsx";
import { ClientLogo } from "./client-logo.tsx";
import styles from "./client-wall.module.css";

type ClientWallProps = {
  clients: Client[];
  /** The last cell, still empty, and where it leads. */
  yours: { label: string; path: string };
  className?: string | undefined;
};

/** Every client's mark in a grid; the last cell is an empty board. */
export function ClientWall({ clients, yours, className }: ClientWallProps) {
  return (
    <ul className={clsx(styles.wall, className)}>
      {clients.map((client) => (
        <li key={client.key}>
          <ClientLogo client={client} />
        </li>
      ))}
      <li className={styles.yours}>
        <PageLink to={yours.path}>
          <span>{yours.label}</span>
          <Icon name="arrow" />
        </PageLink>
      </li>
    </ul>
  );
}
