import { Board } from "../../components/brand.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { HomePage } from "./home-page.server.ts";
import styles from "./service-list.module.css";

/** Six services as a tall list of names; the one under the pointer shows its picture. */
export function ServiceList({ title, items }: HomePage["services"]) {
  return (
    <Section className={styles.services} labelledBy="six-services" tight>
      <h2 className="small-title" id="six-services">
        {title}
      </h2>
      <ul>
        {items.map(({ label, path, picture }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
            <Board standing className={styles.shot} faceClassName={styles.board}>
              <Picture picture={picture} sizes="(max-width: 63.999rem) 5rem, 24vw" decorative />
            </Board>
          </li>
        ))}
      </ul>
    </Section>
  );
}
