import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { Service } from "../../data/services.server.ts";
import styles from "./next-service.module.css";

/** The link to another service, as large as a road sign. */
export function NextService({ title, name, path, line, picture }: Service["next"] & { title: string }) {
  return (
    <Section tight className={styles.next} labelledBy="next">
      <h2 id="next">{title}</h2>
      <PageLink className={styles.way} to={path}>
        <span>{name}</span>
        <Icon name="arrow" />
      </PageLink>
      <p>{line}</p>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="100vw" decorative />
      </div>
    </Section>
  );
}
