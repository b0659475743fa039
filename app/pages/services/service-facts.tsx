import { Section } from "../../components/section.tsx";
import styles from "./service-facts.module.css";
import type { ServicePage } from "./service-page.server.ts";

/** What a service page answers first; beside each step stands its part of the days, to scale. */
export function ServiceFacts({ page: { facts } }: { page: ServicePage }) {
  const { titles, get, price, job, steps, days, done, need, sample } = facts;
  const mark = sample && <span className={styles.sample}>{sample}</span>;
  return (
    <Section tight className={styles.facts} labelledBy="facts">
      <h2 className="visually-hidden" id="facts">
        {titles.title}
      </h2>
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
            <ol>
              {steps.map(({ what, told, before, days: own }) => (
                <li key={what}>
                  {what}: {told}
                  <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M${before} 0v1m0-.5h${own}m0-.5v1`} />
                  </svg>
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
