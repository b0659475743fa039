import { clsx } from "clsx";
import type { Client } from "../../data/clients.server.ts";
import styles from "./client-logo.module.css";

export type ClientLogoProps = {
  client: Pick<Client, "name" | "wordmark" | "mark">;
  className?: string | undefined;
};

/** A client's logo, mark above name, as one image in one colour: that of the text around it. */
export function ClientLogo({ client: { name, wordmark, mark }, className }: ClientLogoProps) {
  const width = Math.round(wordmark.width / 5) * 5;
  const setting = clsx(
    styles.name,
    styles[`width${width}`],
    styles[`weight${wordmark.weight}`],
    styles[wordmark.case],
  );
  return (
    <span className={clsx(styles.logo, className)} role="img" aria-label={name}>
      <svg
        viewBox={mark.viewBox}
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark lets nothing but plain shapes through
        dangerouslySetInnerHTML={{ __html: mark.body }}
      />
      <span className={setting}>{name}</span>
    </span>
  );
}
