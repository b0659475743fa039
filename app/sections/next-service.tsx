import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import { Picture } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import type { Service } from "../reading/services.server.ts";
import styles from "./next-service.module.css";

/** Where the road leads from a service page: another service, as large as a road sign. */
export function NextService({ title, name, path, line, picture }: Service["next"] & { title: string }) {
  return (
    <Section tight className={styles.next} labelledBy="next">
      <h2 id="next">{title}</h2>
      <Link className={styles.way} to={path} prefetch="intent">
        <span>{name}</span>
        <Icon name="arrow" />
      </Link>
      <p>{line}</p>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="100vw" decorative />
      </div>
    </Section>
  );
}
