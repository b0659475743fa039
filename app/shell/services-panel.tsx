import { useEffect, useRef } from "react";
import { Icon, type IconName } from "../components/icon.tsx";
import { MoreLink } from "../components/links.tsx";
import { PageLink } from "../components/navigation/page-link.tsx";
import { Picture } from "../components/picture.tsx";
import { useShell } from "../data/use-shell.ts";
import { closePopover, isPopoverOpen, useClosedByNavigation } from "./popover.ts";
import styles from "./services-panel.module.css";

const panelId = "services-panel";
/** How long the pointer may leave the panel before it closes, in ms (WCAG 1.4.13). */
const leaveMs = 250;

type ServicesPanelProps = {
  label: string;
  icon: IconName;
  "aria-current"?: "page" | "true";
  "data-selected"?: string;
};

/**
 * The menu's Services button with the panel of services. A native popover: it opens by click and keyboard without
 * script, and Escape closes it and returns the focus. With script it also opens on hover.
 */
export function ServicesPanel({ label, icon, ...state }: ServicesPanelProps) {
  const { site, services } = useShell();
  const panel = useRef<HTMLDivElement>(null);
  const hover = useHover(panel);
  useClosedByNavigation(panel);
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={panelId} {...state} {...hover.button}>
        <Icon name={icon} />
        {label}
        <Icon name="down" className={styles.chevron} />
      </button>
      <PageLink className={styles.instead} to="/Services" {...state}>
        <Icon name={icon} />
        {label}
      </PageLink>
      <div className={styles.panel} id={panelId} popover="auto" ref={panel} {...hover.panel}>
        <ul>
          {services.map(({ name, path, line, picture }) => (
            <li key={path}>
              <PageLink to={path} onClick={() => closePopover(panel.current)}>
                <Picture
                  picture={picture}
                  sizes="6.5rem"
                  decorative
                  className={styles.shot}
                  tallWhen={null}
                />
                <span>
                  {name}
                  <small>{line}</small>
                </span>
                <Icon name="arrow" />
              </PageLink>
            </li>
          ))}
        </ul>
        <MoreLink className={styles.all} to="/Services" onClick={() => closePopover(panel.current)}>
          {site.labels.allServices}
        </MoreLink>
      </div>
    </>
  );
}

function useHover(panel: React.RefObject<HTMLDivElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = (event: React.PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (isPopoverOpen(panel.current)) return;
    byHover.current = true;
    panel.current?.showPopover?.({ source: event.currentTarget as HTMLElement });
  };
  const leave = (event: React.PointerEvent) => {
    if (event.pointerType !== "mouse" || !byHover.current) return;
    timer.current = setTimeout(() => closePopover(panel.current), leaveMs);
  };
  return {
    button: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onClick: (event: React.MouseEvent) => {
        if (byHover.current && isPopoverOpen(panel.current)) event.preventDefault();
        byHover.current = false;
      },
    },
    panel: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
    },
  };
}
