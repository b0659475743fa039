import { BrandMark } from "../components/brand-mark.tsx";
import { Divider } from "../components/divider.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLink } from "../components/navigation/page-link.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { chatAddress } from "../data/chat-address.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./footer.module.css";

/** The footer: columns of links, the city's skyline at night, the copyright line. */
export function Footer() {
  const { site, services } = useShell();
  const { footer, labels } = site;
  return (
    <footer className={styles.footer}>
      <Divider />
      <div className={styles.columns}>
        <div className={styles.blurb}>
          <PageLink to="/">
            <BrandMark name={site.name} />
          </PageLink>
          <p>{site.blurb}</p>
          <ul className={styles.social}>
            {site.social.map(({ name, icon, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" aria-label={`${name} (${labels.newTab})`}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.pages} aria-labelledby="footer-pages">
          <h2 id="footer-pages">{footer.pagesTitle}</h2>
          <ul>
            {footer.pages.map(({ label, path }) => (
              <li key={label}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.services} aria-labelledby="footer-services">
          <h2 id="footer-services">{footer.servicesTitle}</h2>
          <ul>
            {services.map(({ name, path }) => (
              <li key={path}>
                <PageLink to={path}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.reach}>
          <h2>{footer.contactTitle}</h2>
          <address>
            <a href={`tel:${site.phone.number}`}>{site.phone.shown}</a>
            <a href={chatAddress(site)} target="_blank" rel="noopener">
              {labels.whatsapp}
              <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
            </a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <span>
              {site.address.locality}, {site.address.region}
            </span>
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
          <ul>
            {footer.legal.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
          {site.notice && <p>{site.notice}</p>}
        </div>
      </div>
    </footer>
  );
}
