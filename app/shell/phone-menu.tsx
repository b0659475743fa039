import { useEffect, useRef } from "react";
import { BrandMark } from "../components/brand.tsx";
import { Icon } from "../components/icon.tsx";
import { ButtonLink } from "../components/links.tsx";
import { PageLink } from "../components/navigation/page-link.tsx";
import { chatAddress } from "../data/chat-address.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./phone-menu.module.css";
import { closePopover, isPopoverOpen, useClosedByNavigation } from "./popover.ts";

export const phoneMenuId = "menu";

type PhoneMenuProps = {
  current: (path: string, label: string) => { "aria-current"?: "page" | "true" };
  selected: (label: string) => { "data-selected"?: string };
};

/** The menu for narrow windows: a sheet over the whole page, in which Services can be unfolded. */
export function PhoneMenu({ current, selected }: PhoneMenuProps) {
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
          {site.menu.map(({ label, path, icon, services: unfolds }) => (
            <li key={label}>
              {unfolds ? (
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
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={site.contactAction.path} kind="marigold" onClick={close}>
          {site.contactAction.label}
        </ButtonLink>
        <ButtonLink to={chatAddress(site)} kind="line" icon="chat">
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
      for (const one of document.querySelectorAll<HTMLElement>("main, footer, aside")) one.inert = open;
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
