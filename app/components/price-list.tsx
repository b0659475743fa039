import { clsx } from "clsx";
import type { ReactNode } from "react";
import { keepSizesTogether } from "../data/places/board-sizes.ts";
import type { FirstMonths } from "../data/places/first-month.server.ts";
import type { Prices } from "../data/places/prices.server.ts";
import { Fold } from "./fold.tsx";
import { MoreLink } from "./links.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./price-list.module.css";
import { Section } from "./section.tsx";

/**
 * Prices: a table for each service, every row with what the figure includes and excludes. Those of several services, and
 * those below whole first months, which answer most questions, are opened by whoever wants to know more; on a telephone
 * every table of more than three rows. Renders nothing if there are none.
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
  const isLong = parts.some(({ rows }) => rows.length > 3);
  if (parts.length === 0) return null;
  const isSample = parts.some(({ rows }) => rows.some(({ sample }) => sample));
  const tables = parts.map(({ path, caption, rows, onRequest }) => (
    <PriceTable key={path} caption={caption} columns={copy.columns} isNamed={!isSingle}>
      {rows.map(({ what, range, per, inIt, notInIt }) => (
        <PriceRow
          key={what}
          range={range}
          per={per}
          detail={`${copy.inIt} ${inIt} · ${copy.notInIt} ${notInIt}`}
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
        <p>
          {copy.text} {isSample && <span className="sample">{copy.sample}</span>}
        </p>
        <p>{copy.own}</p>
        {isSingle && <MoreLink to={copy.all.path}>{copy.all.label}</MoreLink>}
      </header>
      <div className={styles.parts}>
        {firstMonths && (
          <>
            <Fold summary={firstMonths.caption}>
              <FirstMonthTable {...firstMonths} />
            </Fold>
            <details>
              <summary>{copy.open}</summary>
              {tables}
            </details>
          </>
        )}
        {!firstMonths && isSingle && (isLong ? <Fold summary={copy.open}>{tables}</Fold> : tables)}
        {!isSingle &&
          parts.map(({ path, caption, rows: [first] }, index) => (
            <details key={path} className={styles.part}>
              <summary>
                {caption}
                {first && (
                  <span className={styles.detail}>
                    {keepSizesTogether(first.what)}: {first.range} {first.per}
                  </span>
                )}
              </summary>
              {tables[index]}
            </details>
          ))}
      </div>
    </Section>
  );
}

/** For each kind of board what its whole first month comes to, and how. */
export function FirstMonthTable({ rows, ...head }: FirstMonths) {
  return (
    <PriceTable {...head} id="first-month">
      {rows.map(({ what, name, path, from, to, sum }) => (
        <PriceRow key={what} range={from} per={to} detail={sum}>
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
  /** Whether its caption is seen above it already. */
  isNamed?: boolean;
  /** Its rows. */
  children: ReactNode;
};

function PriceTable({ caption, columns, id, isNamed = false, children }: PriceTableProps) {
  return (
    <table id={id} className={styles.table}>
      <caption className={clsx(isNamed && "visually-hidden")}>{caption}</caption>
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
  detail: string;
  /** What is paid for. */
  children: ReactNode;
};

function PriceRow({ range, per, detail, children }: PriceRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{children}</span>
        <span className={styles.detail}>{detail}</span>
      </th>
      <td>
        {range}
        {per && <span className={styles.per}>{per}</span>}
      </td>
    </tr>
  );
}
