import { BrandMark } from "../components/brand.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLink } from "../components/page-link.tsx";
import { boardsPath, canonicalPath, placeFolders } from "../data/paths.ts";
import { readShell } from "../data/shell.server.ts";
import { planPath } from "../plan/plan-address.ts";
import { PlanCount, PlanLink } from "../plan/plan-links.tsx";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { type Menu, PhoneMenu, phoneMenuId, ServicesPanel } from "./menus.tsx";

/**
 * The bar at the top: logo, menu with the Services panel, Contact Us; in narrow windows the button of the phone menu.
 * `shell-behaviour.ts` marks the remembered item.
 * @param path the page's address in English
 */
export function Header({ path: page }: { path: string }) {
  const { logo, site, services } = readShell();
  const visited = findMenuItem(
    page,
    site.menu,
    services.map(({ path }) => path),
  );
  const current = (path: string, item?: Menu[number]) =>
    path.toLowerCase() === page.toLowerCase()
      ? ({ "aria-current": "page" } as const)
      : visited && visited === item && path !== "/"
        ? ({ "aria-current": "true" } as const)
        : {};
  return (
    <header className={styles.header} data-visited={visited?.key}>
      <PageLink className={styles.home} to="/">
        <BrandMark logo={logo} name={site.name} />
      </PageLink>
      <PlanLink current={current} />
      <nav className={styles.menu} aria-label={site.labels.mainMenu}>
        <ul>
          {site.menu.map((item) => (
            <li key={item.key}>
              {item.services ? (
                <ServicesPanel item={item} {...current(item.path, item)} />
              ) : (
                <PageLink to={item.path} data-item={item.key} {...current(item.path, item)}>
                  <Icon name={item.icon} />
                  {item.label}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLink className={styles.language} path={page} />
      <PageLink className={styles.contact} to={site.contactAction.path} {...current(site.contactAction.path)}>
        {site.contactAction.label}
      </PageLink>
      <button className={styles.burger} type="button" popoverTarget={phoneMenuId}>
        <Icon name="menu" />
        <span className="visually-hidden">{site.labels.openMenu}</span>
        <PlanCount />
      </button>
      <a className={styles.footerLink} href="#footer-pages" aria-label={site.labels.openMenu}>
        <Icon name="menu" />
      </a>
      <PhoneMenu current={current} />
    </header>
  );
}

/** Whether a path is about boards to let: their list, the plan, or a place’s page. */
function isOfBoards(path: string): boolean {
  return (
    [boardsPath, planPath].includes(path) ||
    Object.values(placeFolders).some((folder) => path.startsWith(`${folder}/`))
  );
}

/** The menu's item that a path belongs to; undefined if it has none (Contact, Showcase, career, unknown paths). */
function findMenuItem(page: string, menu: Menu, services: string[]): Menu[number] | undefined {
  const path = canonicalPath(page).toLowerCase();
  const isPath = (address: string) => address.toLowerCase() === path;
  return menu.find(
    (item) =>
      isPath(item.path) ||
      (item.services && (services.some(isPath) || isOfBoards(path))) ||
      (item.path === "/Portfolio" && path.startsWith("/work/")) ||
      (item.path === "/Blog" && path.startsWith("/blog/")),
  );
}
