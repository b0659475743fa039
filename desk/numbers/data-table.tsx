import { words } from "../words.ts";
import styles from "./data-table.module.css";

type DataTableProps = { name: string; head: string[]; rows: (string | number)[][] };

/** What a plot is drawn from, folded away below it. */
export function DataTable({ name, head, rows }: DataTableProps) {
  // A visitor may call a service as a column is called already.
  const columns = head.map((title, index) => ({ title, key: `${index} ${title}` }));
  return (
    <details className={styles.data}>
      <summary>{words.numbers.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.numbers.tableOf(name)}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title, key }) => (
                <th key={key} scope="col">
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((value, index) => (
                  <td key={columns[index + 1]?.key}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
