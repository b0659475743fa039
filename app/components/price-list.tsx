import { clsx } from "clsx";
import type { ReactNode } from "react";
import { keepSizesTogether } from "../data/places/figures.ts";
import type { FirstMonths } from "../data/places/first-month.server.ts";
import type { Prices } from "../data/places/prices.server.ts";
import { Fold } from "./fold.tsx";
import { MoreLink } from "./links.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./price-list.module.css";
import { Section } from "./section.tsx";

/**
 * Prices: a table for each service, every row with what the figure includes and excludes. Below whole first months, which
 * answer most questions, they are opened by whoever wants to know more. Renders nothing if there are none.
 */
export function PriceList({
  prices: { copy, parts },
  firstMonths,
}: {
  prices: Prices;
  /** Worked out above the prices themselves. */
  firstMonths?: FirstMonths | undefined;
}) {
  const isSingle = parts.length === 1;
  if (parts.length === 0) return null;
  const tables = parts.map(({ path, caption, rows, onRequest }) => (
    <PriceTable key={path} caption={caption} columns={copy.columns}>
      {rows.map(({ what, range, per, inIt, notInIt, sample }) => (
        <PriceRow
          key={what}
          range={range}
          per={per}
          sample={sample && copy.sample}
          detail={
            <>
              <b>{copy.inIt}</b> {inIt} · <b>{copy.notInIt}</b> {notInIt}
            </>
          }
        >
          {keepSizesTogether(what)}
        </PriceRow>
      ))}
      {onRequest.map(({ what, why }) => (
        <PriceRow key={what} range={copy.onRequest} detail={why}>
          {what}
        </PriceRow>
      ))}
    </PriceTable>
  ));
  return (
    <Section className={clsx(styles.prices, !isSingle && styles.full)} id="prices" labelledBy="prices-title">
      <header className={styles.head}>
        <h2 id="prices-title">{copy.title}</h2>
        <p>{copy.text}</p>
        <p>{copy.own}</p>
        {isSingle && <MoreLink to={copy.all.path}>{copy.all.label}</MoreLink>}
      </header>
      <div className={styles.parts}>
        {firstMonths && (
          <Fold summary={firstMonths.caption}>
            <FirstMonthTable {...firstMonths} />
          </Fold>
        )}
        {firstMonths ? (
          <details className={styles.rows}>
            <summary>{copy.open}</summary>
            {tables}
          </details>
        ) : (
          tables
        )}
      </div>
    </Section>
  );
}

/** For each kind of board what its whole first month comes to, and how. */
export function FirstMonthTable({ rows, ...head }: FirstMonths) {
  return (
    <PriceTable {...head} id="first-month">
      {rows.map(({ what, name, path, from, to, sample, sum }) => (
        <PriceRow key={what} range={from} per={to} sample={sample} detail={sum}>
          {what}
          <PageLink to={path}>{name}</PageLink>
        </PriceRow>
      ))}
    </PriceTable>
  );
}

type PriceTableProps = {
  caption: string;
  columns: { work: string; range: string };
  id?: string;
  /** Its rows. */
  children: ReactNode;
};

function PriceTable({ caption, columns, id, children }: PriceTableProps) {
  return (
    <table id={id} className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.work}</th>
          <th scope="col">{columns.range}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type PriceRowProps = {
  range: string;
  per?: string;
  /** What marks it as a sample; nothing where it is none. */
  sample?: string | false | undefined;
  detail: ReactNode;
  /** What is paid for. */
  children: ReactNode;
};

function PriceRow({ range, per, sample, detail, children }: PriceRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{children}</span>
        <span className={styles.detail}>{detail}</span>
      </th>
      <td>
        {range}
        {per && <span className={styles.per}>{per}</span>}
        {sample && <span className="sample">{sample}</span>}
      </td>
    </tr>
  );
}
