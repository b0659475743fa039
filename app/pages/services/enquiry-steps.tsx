import { MoreLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import type { Service } from "../../data/services.server.ts";
import styles from "./enquiry-steps.module.css";
import type { ServicePage } from "./service-page.server.ts";

type EnquiryStepsProps = Service["enquiry"] & { copy: ServicePage["copy"] };

/** What happens after an enquiry: the steps along a road, and beside it how long they take and what decides the price. */
export function EnquirySteps({ title, steps, time, price, copy }: EnquiryStepsProps) {
  return (
    <Section className={styles.enquiry} labelledBy="enquiry">
      <h2 id="enquiry">{title}</h2>
      <ol className={styles.road}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <div className={styles.terms}>
        <h3>{copy.timeTitle}</h3>
        <p>{time}</p>
        <h3>{copy.priceTitle}</h3>
        <p>{price}</p>
        <MoreLink to={copy.questions.path}>{copy.questions.label}</MoreLink>
      </div>
    </Section>
  );
}
