import { clsx } from "clsx";
import { MoreLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { keepSizesTogether } from "./figures.ts";
import styles from "./price-list.module.css";
import type { Prices } from "./prices.server.ts";

/** Prices: a table for each service, every row with what the figure includes and excludes. Renders nothing if there are none. */
export function PriceList({ prices: { copy, parts } }: { prices: Prices }) {
  const isSingle = parts.length === 1;
  if (parts.length === 0) return null;
  return (
    <Section className={clsx(styles.prices, !isSingle && styles.full)} id="prices" labelledBy="prices-title">
      <header className={styles.head}>
        <h2 id="prices-title">{copy.title}</h2>
        <p>{copy.text}</p>
        <p>{copy.own}</p>
        {isSingle && <MoreLink to={copy.all.path}>{copy.all.label}</MoreLink>}
      </header>
      <div className={styles.parts}>
        {parts.map(({ path, caption, rows }) => (
          <table key={path}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.columns.work}</th>
                <th scope="col">{copy.columns.range}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, range, per, inIt, notInIt, sample }) => (
                <tr key={what}>
                  <th scope="row">
                    <span className={styles.work}>{keepSizesTogether(what)}</span>
                    <span className={styles.detail}>
                      <b>{copy.inIt}:</b> {inIt}
                    </span>
                    <span className={styles.detail}>
                      <b>{copy.notInIt}:</b> {notInIt}
                    </span>
                  </th>
                  <td>
                    <span className={styles.range}>{range}</span>
                    <span className={styles.per}>{per}</span>
                    {sample && <span className={styles.sample}>{copy.sample}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}
