import { Icon } from "../../components/icon.tsx";
import { pageFacts } from "../../data/page-facts.ts";
import type { BlogSidebarCopy } from "./blog-page.server.ts";
import styles from "./blog-sidebar.module.css";

type SocialLinksProps = {
  socialLinks: BlogSidebarCopy["socialLinks"];
  /** Names the list for screen readers. */
  label: string;
  /** Shows the profiles' names beside the icons. */
  named?: boolean;
};

/** Links to the agency's social profiles, each in a new tab. */
export function SocialLinks({ socialLinks, label, named = false }: SocialLinksProps) {
  const { labels } = pageFacts();
  return (
    <ul className={named ? styles.profiles : styles.icons} aria-label={label}>
      {socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={icon ?? "external"} />
            {named ? (
              <span>
                {name}
                <span className="visually-hidden"> ({labels.newTab})</span>
              </span>
            ) : (
              <span className="visually-hidden">
                {name} ({labels.newTab})
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
