import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { updateStoredPlan, useStoredPlan } from "../../../components/stored-plan.ts";
import { planPath } from "../../../data/paths.ts";
import { usePath } from "../../../data/use-shell.ts";

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

/** Adds the board to the visitor's plan or removes it; without script it opens a plan of this board alone. */
export function PlanToggle({ slug, actions }: PlanToggleProps) {
  const { chosen } = useStoredPlan();
  const path = usePath();
  const isAdded = chosen.includes(slug);
  return (
    <form
      className="stack"
      action={path(planPath)}
      onSubmit={(event) => {
        event.preventDefault();
        updateStoredPlan({
          chosen: isAdded ? chosen.filter((chosenSlug) => chosenSlug !== slug) : [...chosen, slug],
        });
      }}
    >
      <input type="hidden" name="s" value={slug} />
      <PlanButton type="submit" icon="tick" aria-pressed={isAdded}>
        {isAdded ? actions.added : actions.add}
      </PlanButton>
      {isAdded && <MoreLink to={planPath}>{actions.see}</MoreLink>}
    </form>
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
