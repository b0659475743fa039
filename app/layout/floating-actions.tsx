import { Icon } from "../components/icon.tsx";
import { SpecialDays } from "../components/special-days.tsx";
import { createChatAddress } from "../data/contact-links.ts";
import { readShell } from "../data/shell.server.ts";
import styles from "./shell.module.css";

/** The floating chat link, and the button to the top once the page is scrolled. */
export function FloatingActions() {
  const { site } = readShell();
  return (
    <aside className={styles.floatingActions} aria-label={site.labels.corner}>
      <a className={styles.backToTop} href="#top" aria-label={site.labels.toTop} data-to-top="">
        <Icon name="up" />
      </a>
      <a className={styles.chat} href={createChatAddress(site)} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span>
          {site.labels.chat}
          <span className="visually-hidden"> ({site.labels.newTab})</span>
          <SpecialDays as="small" daysAhead={0} />
        </span>
      </a>
    </aside>
  );
}
