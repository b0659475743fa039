import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";
import { ButtonLink } from "../../../components/links.tsx";

/** A button with an icon; a pressed one is marigold. */
export function PlanButton({ icon, children, ...button }: ComponentProps<"button"> & { icon: IconName }) {
  const pressed = button["aria-pressed"];
  return (
    <button
      className={clsx(styles.button, pressed ? styles.marigold : styles.line)}
      type="button"
      {...button}
    >
      {children}
      <Icon name={icon} />
    </button>
  );
}

type SendLinkProps = {
  /** Words, and below them an address of this site. */
  message: { title: string; text: string; url: string };
  children: string;
};

/** Shares by the system's own sheet where there is one, and by WhatsApp elsewhere and without script. */
export function SendLink({ message, children }: SendLinkProps) {
  const { text, url } = message;
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      kind="line"
      icon="external"
      onClick={(event) => {
        if (!navigator.share) return;
        event.preventDefault();
        // Closing the sheet is a decision, not an error.
        navigator.share(message).catch(() => undefined);
      }}
    >
      {children}
    </ButtonLink>
  );
}
