import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";
import { ButtonLink } from "../../../components/links.tsx";

/** A button of a plan, with an icon; one that is pressed is marigold. */
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
  /** What is sent: some words, and an address of ours below them. */
  message: { title: string; text: string; url: string };
  children: string;
};

/** Sends something by the system's own sheet where there is one, and by WhatsApp elsewhere and without script. */
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
        // Whoever closes the sheet has decided; there is nothing to tell.
        navigator.share(message).catch(() => undefined);
      }}
    >
      {children}
    </ButtonLink>
  );
}
