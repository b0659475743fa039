import { Icon } from "../../components/icon.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useShell } from "../../data/use-shell.ts";
import type { BlogSidebarWords } from "./blog-page.server.ts";
import styles from "./blog-profiles.module.css";

type BlogProfilesProps = {
  profiles: BlogSidebarWords["profiles"];
  /** What the list is called for those who listen. */
  label: string;
  /** Shows the names beside the icons. */
  named?: boolean;
};

/** Links to the agency's social profiles, each in a new tab. */
export function BlogProfiles({ profiles, label, named = false }: BlogProfilesProps) {
  const { labels } = useShell().site;
  return (
    <ul className={named ? styles.named : styles.icons} aria-label={label}>
      {profiles.map(({ name, icon, url }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span>
              {named ? name : <Unseen>{name}</Unseen>}
              <Unseen> ({labels.newTab})</Unseen>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
