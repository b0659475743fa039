import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BrandMark } from "../components/brand.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { ButtonLink, MoreLink } from "../components/links.tsx";
import { PageLink } from "../components/navigation/page-link.tsx";
import { Picture } from "../components/picture.tsx";
import { createChatAddress, planPath } from "../data/paths.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./menus.module.css";

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
      <PageLink className={styles.fallback} to="/Services" {...state}>
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
              </PageLink>
            </li>
          ))}
        </ul>
        <MoreLink className={styles.servicesLink} to="/Services" onClick={() => closePopover(panel.current)}>
          {site.labels.allServices}
        </MoreLink>
      </div>
    </>
  );
}

function useHover(panel: React.RefObject<HTMLDivElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = (event: React.PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (isPopoverOpen(panel.current)) return;
    openedByHover.current = true;
    panel.current?.showPopover?.({ source: event.currentTarget as HTMLElement });
  };
  const leave = (event: React.PointerEvent) => {
    if (event.pointerType !== "mouse" || !openedByHover.current) return;
    timer.current = setTimeout(() => closePopover(panel.current), leaveMs);
  };
  return {
    button: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onClick: (event: React.MouseEvent) => {
        if (openedByHover.current && isPopoverOpen(panel.current)) event.preventDefault();
        openedByHover.current = false;
      },
    },
    panel: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
    },
  };
}

export const phoneMenuId = "menu";

type PhoneMenuProps = {
  current: (path: string, label: string) => { "aria-current"?: "page" | "true" };
  selected: (label: string) => { "data-selected"?: string };
  /** What the link to the visitor's plan says; false if there is none. */
  plan: string | false;
};

/** The menu for narrow windows: a sheet over the whole page, in which Services can be unfolded. */
export function PhoneMenu({ current, selected, plan }: PhoneMenuProps) {
  const { site, services } = useShell();
  const sheet = useSheet();
  // In a task of its own: everything behind the sheet is styled anew then, and the press is answered before.
  const close = () => setTimeout(closePopover, 0, sheet.current);
  return (
    <div className={styles.sheet} id={phoneMenuId} popover="auto" ref={sheet}>
      <div className={styles.bar}>
        <PageLink to="/" onClick={close}>
          <BrandMark name={site.name} />
        </PageLink>
        <button
          type="button"
          popoverTarget={phoneMenuId}
          popoverTargetAction="hide"
          aria-label={site.labels.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={site.labels.menuSheet}>
        <ul>
          {site.menu.map(({ label, path, icon, services: hasServices }) => (
            <li key={label}>
              {hasServices ? (
                <details>
                  <summary {...selected(label)}>
                    <Icon name={icon} className={styles.icon} />
                    {label}
                    <Icon name="down" />
                  </summary>
                  <ul className="lead">
                    {services.map((service) => (
                      <li key={service.path}>
                        <PageLink to={service.path} onClick={close} {...current(service.path, "")}>
                          {service.name}
                        </PageLink>
                      </li>
                    ))}
                    <li>
                      <PageLink to={path} onClick={close} {...current(path, "")}>
                        {site.labels.allServices}
                      </PageLink>
                    </li>
                  </ul>
                </details>
              ) : (
                <PageLink to={path} onClick={close} {...current(path, label)} {...selected(label)}>
                  <Icon name={icon} className={styles.icon} />
                  {label}
                </PageLink>
              )}
            </li>
          ))}
          {plan && (
            <li>
              <PageLink to={planPath} onClick={close} {...current(planPath, "")}>
                <Icon name="pin" className={styles.icon} />
                {plan}
              </PageLink>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={site.contactAction.path} kind="marigold" onClick={close}>
          {site.contactAction.label}
        </ButtonLink>
        <ButtonLink to={createChatAddress(site)} kind="line" icon="chat">
          {site.labels.whatsapp}
        </ButtonLink>
        <ButtonLink to={`tel:${site.phone.number}`} kind="line" icon="phone">
          {site.phone.shown}
        </ButtonLink>
      </div>
    </div>
  );
}

/** While the sheet is open, nothing behind it can take the focus. A navigation or a wide window closes it. */
function useSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useClosedByNavigation(sheet);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const wide = matchMedia("(min-width: 64rem)");
    const cover = (open: boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>("main, footer, aside"))
        element.inert = open;
    };
    const onToggle = (event: Event) => cover((event as ToggleEvent).newState === "open");
    const onWide = () => wide.matches && closePopover(element);
    // It may have been opened before hydration.
    cover(isPopoverOpen(element));
    element.addEventListener("beforetoggle", onToggle);
    wide.addEventListener("change", onWide);
    return () => {
      element.removeEventListener("beforetoggle", onToggle);
      wide.removeEventListener("change", onWide);
      cover(false);
    };
  }, []);
  return sheet;
}

/** Closes a popover when the visitor goes to another page. */
function useClosedByNavigation(popover: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the path changes, and not on the first page
  useEffect(() => () => closePopover(popover.current), [pathname]);
}

/**
 * Closes a popover if it is open. Browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125)
 * show plain links instead, and there is nothing to close.
 */
function closePopover(element: HTMLElement | null): void {
  element?.hidePopover?.();
}

/** Whether a popover is open; false if the browser has no popovers. */
function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && "popover" in element && element.matches(":popover-open");
}
