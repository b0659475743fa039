import { enquiryPath } from "../components/enquiry-path.ts";
import { Section } from "../components/section.tsx";
import { Slab } from "../components/slab.tsx";
import type { Service } from "../reading/services.server.ts";
import type { TrustWords } from "../reading/trust.server.ts";
import { LedStrip } from "./led-strip.tsx";
import styles from "./trust.module.css";

type TrustSectionProps = Pick<Service, "name" | "strip" | "benefits"> & { words: TrustWords };

/** Why a visitor should choose the agency: names running above and below, then four benefits as kerb stones. */
export function TrustSection({ name, strip, benefits, words }: TrustSectionProps) {
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <LedStrip names={strip} label={words.strip} />
      <Section className={styles.why}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h2 id="trust">{words.title}</h2>
        <Slab to={enquiryPath(words.action.path, { service: name })} className={styles.quote}>
          {words.action.label}
        </Slab>
      </Section>
      <LedStrip names={strip} label={words.stripAgain} backward decorative />
      <ol className={styles.stones}>
        {benefits.map(({ title, text }, at) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
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
