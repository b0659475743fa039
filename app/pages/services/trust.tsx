import { ButtonLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import type { Service } from "../../data/services.server.ts";
import { enquiryPath } from "./enquiry-path.ts";
import { LedStrip } from "./led-strip.tsx";
import styles from "./trust.module.css";
import type { TrustCopy } from "./trust.server.ts";

type TrustSectionProps = Pick<Service, "name" | "strip" | "benefits"> & { copy: TrustCopy };

/** Why to choose the agency: strips of running names above and below the heading, then four benefits as kerb stones. */
export function TrustSection({ name, strip, benefits, copy }: TrustSectionProps) {
  return (
    <section aria-labelledby="trust">
      <LedStrip names={strip} label={copy.strip} />
      <Section className={styles.why}>
        <p className={styles.kicker}>{copy.kicker}</p>
        <h2 id="trust">{copy.title}</h2>
        <ButtonLink to={enquiryPath(copy.action.path, { service: name })} className={styles.quote}>
          {copy.action.label}
        </ButtonLink>
      </Section>
      <LedStrip names={strip} label={copy.stripAgain} again />
      <ol className={styles.stones}>
        {benefits.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
