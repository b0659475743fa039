import { ClientLogo } from "../../components/clients.tsx";
import type { Client } from "../../data/clients.server.ts";
import styles from "./visiting-card.module.css";

/** A client’s visiting card, lying a little askew. */
export function VisitingCard({ client, label }: { client: Client; label: string }) {
  return (
    <div className={styles.card} role="img" aria-label={label}>
      <span className={styles.face}>
        <ClientLogo client={client} className={styles.logo} />
        <span className={styles.line}>{client.line}</span>
      </span>
    </div>
  );
}
