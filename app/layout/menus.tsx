import { BrandMark } from "../components/brand.tsx";
import { Icon } from "../components/icon.tsx";
import { ButtonLink, MoreLink } from "../components/links.tsx";
import { PageLink } from "../components/page-link.tsx";
import { Picture } from "../components/picture.tsx";
import { createChatAddress } from "../data/contact-links.ts";
import { boardsPath } from "../data/paths.ts";
import { readShell, type ShellData } from "../data/shell.server.ts";
import { PlanMenuItem } from "../plan/plan-links.tsx";
import styles from "./menus.module.css";

export type Menu = ShellData["site"]["menu"];

const panelId = "services-panel";

type ServicesPanelProps = { item: Menu[number]; "aria-current"?: "page" | "true" };

/**
 * The menu's Services button with the panel of services. A native popover: it opens by click and keyboard without
 * script, and Escape closes it and returns the focus. With script it also opens on hover.
 */
export function ServicesPanel({ item: { key, label, icon }, ...current }: ServicesPanelProps) {
  const state = { "data-item": key, ...current };
  const { site, services } = readShell();
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={panelId} {...state}>
        <Icon name={icon} />
        {label}
        <Icon name="down" className={styles.chevron} />
      </button>
      <PageLink className={styles.fallback} to="/Services" {...state}>
        <Icon name={icon} />
        {label}
      </PageLink>
      <div className={styles.panel} id={panelId} popover="auto">
        <ul>
          {services.map(({ name, path, line, picture }) => (
            <li key={path}>
              <PageLink to={path}>
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
        <p className={styles.servicesLinks}>
          <MoreLink to="/Services">{site.labels.allServices}</MoreLink>
          <MoreLink to={boardsPath}>{site.labels.boards}</MoreLink>
        </p>
      </div>
    </>
  );
}

export const phoneMenuId = "menu";

type PhoneMenuProps = {
  current: (path: string, item?: Menu[number]) => { "aria-current"?: "page" | "true" };
};

/** The menu for narrow windows: a sheet over the whole page, in which Services can be unfolded. */
export function PhoneMenu({ current }: PhoneMenuProps) {
  const { logo, site, services } = readShell();
  return (
    <div className={styles.sheet} id={phoneMenuId} popover="auto">
      <div className={styles.bar}>
        <PageLink to="/">
          <BrandMark logo={logo} name={site.name} />
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
          {site.menu.map((item) => (
            <li key={item.key}>
              {item.services ? (
                <details>
                  <summary data-item={item.key}>
                    <Icon name={item.icon} className={styles.icon} />
                    {item.label}
                    <Icon name="down" />
                  </summary>
                  <ul className="lead">
                    {services.map((service) => (
                      <li key={service.path}>
                        <PageLink to={service.path} {...current(service.path)}>
                          {service.name}
                        </PageLink>
                      </li>
                    ))}
                    <li>
                      <PageLink to={item.path} {...current(item.path)}>
                        {site.labels.allServices}
                      </PageLink>
                    </li>
                    <li>
                      <PageLink to={boardsPath} {...current(boardsPath)}>
                        {site.labels.boards}
                      </PageLink>
                    </li>
                  </ul>
                </details>
              ) : (
                <PageLink to={item.path} data-item={item.key} {...current(item.path, item)}>
                  <Icon name={item.icon} className={styles.icon} />
                  {item.label}
                </PageLink>
              )}
            </li>
          ))}
          <PlanMenuItem current={current} iconClass={styles.icon} />
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={site.contactAction.path} kind="marigold">
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
