import { clsx } from "clsx";
import { Section } from "../../components/section.tsx";
import styles from "./service-facts.module.css";
import type { ServicePage } from "./service-page.server.ts";

/** What a service page answers first; the days are a dimension line with each step to scale. Paper has it where no board kit is printed. */
export function ServiceFacts({ page: { facts, service } }: { page: ServicePage }) {
  const { titles, get, price, job, steps, days, done, need, sample } = facts;
  const mark = sample && <span className={styles.sample}>{sample}</span>;
  return (
    <Section tight className={clsx(styles.facts, service.inventory && "screen-only")}>
      <dl>
        <div>
          <dt>{titles.get}</dt>
          <dd>{get}</dd>
        </div>
        {price && (
          <div>
            <dt>{titles.price}</dt>
            <dd>
              <a href="#prices">{price.from}</a>
              <span>{price.what}</span>
              {mark}
            </dd>
          </div>
        )}
        <div>
          <dt>{titles.time}</dt>
          <dd>
            <b>{done}</b>
            <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 .5h${days}M0 0v1${steps.map((step) => `m${step.days} -1v1`).join("")}`} />
            </svg>
            <ol>
              {steps.map(({ what, told }) => (
                <li key={what}>
                  {what}: {told}
                </li>
              ))}
            </ol>
            <span>{job}</span>
            {mark}
          </dd>
        </div>
        <div>
          <dt>{titles.need}</dt>
          <dd>{need}</dd>
        </div>
      </dl>
    </Section>
  );
}
