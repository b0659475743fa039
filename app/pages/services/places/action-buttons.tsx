import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";
import { MoreLink } from "../../../components/links.tsx";
import { toLocal } from "../../../data/page-facts.ts";
import { planPath } from "../../../data/paths.ts";

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

type PlanToggleProps = { slug: string; actions: Record<"add" | "added" | "see", string> };

/**
 * Adds the board to the visitor's plan or removes it, by `plan-toggle.ts`; without script it opens a plan of this board
 * alone.
 */
export function PlanToggle({ slug, actions }: PlanToggleProps) {
  return (
    <form className="stack" action={toLocal(planPath)} data-plan-toggle={slug}>
      <input type="hidden" name="s" value={slug} />
      <button className={clsx(styles.button, styles.line)} type="submit" aria-pressed="false">
        <span data-when="absent">{actions.add}</span>
        <span data-when="present" hidden>
          {actions.added}
        </span>
        <Icon name="tick" />
      </button>
      <span data-when="present" hidden>
        <MoreLink to={planPath}>{actions.see}</MoreLink>
      </span>
    </form>
  );
}

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
