import { Section } from "../../components/section.tsx";
import type { Service } from "../../data/services.server.ts";
import styles from "./enquiry-steps.module.css";

type EnquiryStepsProps = Service["enquiry"] & {
  /** Headings of the two notes; the same on every service page. */
  timeTitle: string;
  priceTitle: string;
};

/** What happens after an enquiry: the steps along a road, and beside it how long they take and what decides the price. */
export function EnquirySteps({ title, steps, time, price, timeTitle, priceTitle }: EnquiryStepsProps) {
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
        <h3>{timeTitle}</h3>
        <p>{time}</p>
        <h3>{priceTitle}</h3>
        <p>{price}</p>
      </div>
    </Section>
  );
}
