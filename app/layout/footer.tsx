import { BrandMark, Divider } from "../components/brand.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLink } from "../components/page-link.tsx";
import { SpecialDays } from "../components/special-days.tsx";
import { createChatAddress } from "../data/contact-links.ts";
import type { Action } from "../data/schema.ts";
import { readShell } from "../data/shell.server.ts";
import styles from "./footer.module.css";
import { LanguageLink } from "./language-link.tsx";

/**
 * The footer: columns of links, the city's skyline at night, the copyright line.
 * @param path the page's address in English
 */
export function Footer({ path }: { path: string }) {
  const { logo, site, services } = readShell();
  const { footer, labels } = site;
  return (
    <footer className={styles.footer}>
      <Divider />
      <div className={styles.columns}>
        <div className={styles.blurb}>
          <PageLink to="/">
            <BrandMark logo={logo} name={site.name} />
          </PageLink>
          <p>{site.blurb}</p>
          <ul className={styles.social}>
            {site.social.map(({ name, icon, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" aria-label={`${name} (${labels.newTab})`}>
                  <Icon name={icon ?? "external"} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn
          id="footer-pages"
          className={styles.pages}
          title={footer.pagesTitle}
          links={footer.pages}
        />
        <LinkColumn
          id="footer-services"
          className={styles.services}
          title={footer.servicesTitle}
          links={services.map((service) => ({ label: service.name, path: service.path }))}
        />
        <div className={styles.reach}>
          <h2>{footer.contactTitle}</h2>
          <address>
            <a href={`tel:${site.phone.number}`}>{site.phone.shown}</a>
            <a href={createChatAddress(site)} target="_blank" rel="noopener">
              {labels.whatsapp}
              <span className="visually-hidden"> ({labels.newTab})</span>
            </a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <span>
              {site.address.locality}, {site.address.region}
            </span>
            <SpecialDays as="strong" daysAhead={30} />
          </address>
        </div>
      </div>
      <img
        className={styles.skyline}
        src="/skyline.svg"
        alt={footer.skyline}
        width="1600"
        height="420"
        loading="lazy"
      />
      <div className={styles.ground}>
        <div>
          <p>
            © {site.copyright} <PageLink to="/">{site.name}</PageLink>
          </p>
          <LanguageLink path={path} />
          <LinkList links={footer.legal} />
          {site.notice && <p>{site.notice}</p>}
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = { id: string; className: string | undefined; title: string; links: Action[] };

function LinkColumn({ id, className, title, links }: LinkColumnProps) {
  return (
    <nav className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

function LinkList({ links }: { links: Action[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={label}>
          <PageLink to={path}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}
