import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { SlideRow } from "../../components/slider/slide-row.tsx";
import { enquiryPath } from "../../data/paths.ts";
import type { Service } from "../../data/services.server.ts";
import type { ServicePage } from "./service-page.server.ts";
import styles from "./trust.module.css";

type TrustSectionProps = Pick<Service, "name" | "strip" | "benefits"> & {
  copy: ServicePage["trust"];
  /** The sliders of the running names above and below the heading. */
  above?: ReactNode;
  below?: ReactNode;
};

/** Why to choose the agency: strips of running names above and below the heading, then four benefits as kerb stones. */
export function TrustSection({ name, strip, benefits, copy, above, below }: TrustSectionProps) {
  return (
    <section aria-labelledby="trust">
      <LedStrip names={strip}>{above}</LedStrip>
      <Section className={styles.reasons}>
        <p className={styles.kicker}>{copy.kicker}</p>
        <h2 id="trust">{copy.title}</h2>
        <ButtonLink to={enquiryPath(copy.action.path, { service: name })} className={styles.quote}>
          {copy.action.label}
        </ButtonLink>
      </Section>
      <LedStrip names={strip}>{below}</LedStrip>
      <ol className={styles.stones}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names that run across an LED display: the lamps stay in place, the light moves. */
function LedStrip({ names, children }: { names: string[]; children: ReactNode }) {
  const longest = Math.max(...names.map((name) => name.length));
  const letters = letterSteps.find((step) => longest <= step) ?? 24;
  return <div className={clsx(styles.led, styles[`letters${letters}`])}>{children}</div>;
}

/** Lengths of the longest name for which there is a size of lettering. */
const letterSteps = [14, 16, 19, 21, 24] as const;

export function NameRow({ names }: { names: string[] }) {
  return (
    <SlideRow>
      {names.map((name) => (
        <Fragment key={name}>{name}</Fragment>
      ))}
    </SlideRow>
  );
}
