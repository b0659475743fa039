import { clsx } from "clsx";
import { Icon } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";

type SendLinkProps = {
  /** Words, and below them an address of this site. */
  message: { title: string; text: string; url: string };
  children: string;
};

/** Shares by the system's own sheet where there is one (`share.ts`), and by WhatsApp elsewhere and without script. */
export function SendLink({ message, children }: SendLinkProps) {
  const { text, url } = message;
  return (
    <a
      className={clsx(styles.button, styles.line)}
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noopener"
      data-share={JSON.stringify(message)}
    >
      {children}
      <Icon name="external" />
    </a>
  );
}
