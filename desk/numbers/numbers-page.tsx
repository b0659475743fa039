import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import { numbersQuerySchema } from "../../server/desk-api/request-schemas.ts";
import { indianMonth, indianMonths } from "../../server/submission/indian-time.ts";
import { sourceLabel } from "../../server/submission/origin.ts";
import { useMe } from "../access/session.ts";
import { api, type Numbers } from "../api/api.ts";
import button from "../components/button.module.css";
import { SelectField } from "../components/fields.tsx";
import { Page, QueryResult, Section } from "../components/page.tsx";
import { buildSearch } from "../inbox/use-list.ts";
import { placeName } from "../submission/submission-content.tsx";
import { words } from "../words.ts";
import styles from "./numbers.module.css";

const labels = words.numbers;
/** Last financial year is within it. */
const offeredMonths = 24;

export function NumbersPage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const result = numbersQuerySchema.safeParse(Object.fromEntries(params));
  const month = result.data?.month;
  const query = useQuery({ queryKey: ["numbers", month], queryFn: () => api.numbers(month) });
  const months = indianMonths(new Date(), offeredMonths).reverse();
  return (
    <Page
      title={month ? `${words.pages.numbers}: ${indianMonth(month)}` : words.pages.numbers}
      lead={labels.lead}
      actions={
        <div className={styles.period}>
          <SelectField
            label={labels.span}
            value={month ?? ""}
            onSelect={(month) => setParams(month ? { month } : {}, { replace: true })}
            options={[
              ["", labels.year],
              ...months.map((day) => [day.slice(0, 7), indianMonth(day)] as const),
            ]}
          />
        </div>
      }
    >
      <div className={styles.tables}>
        <QueryResult query={query}>{(numbers) => <Tables numbers={numbers} />}</QueryResult>
      </div>
      {me.role === "owner" && (
        <Section title={words.exporting.title} text={words.exporting.text} screenOnly>
          <p className="row">
            {(["won", "received"] as const).map((by) => (
              <a
                key={by}
                className={button.line}
                href={api.exportAddress({ by, ...(month && { month }) })}
                download
              >
                <Icon name="paper" /> {words.exporting[by]} (
                {month ? indianMonth(month) : words.exporting.ever})
              </a>
            ))}
          </p>
        </Section>
      )}
    </Page>
  );
}

function Tables({ numbers: { open, months, outcomes, searchComplete } }: { numbers: Numbers }) {
  return (
    <>
      <p>
        <strong>{labels.open(open)}</strong>
      </p>
      <Section title={labels.byMonth}>
        <DataTable
          name={labels.byMonth}
          first={labels.month}
          rows={months.reverse().map((month) => ({ ...month, name: indianMonth(month.from) }))}
        />
      </Section>
      {(["about", "source", "campaign", "board"] as const)
        .filter((dimension) => outcomes[dimension].length > 0)
        .map((dimension) => (
          <Section
            key={dimension}
            title={labels.outcomes[dimension]}
            text={dimension === "about" && !searchComplete ? words.search.incomplete : undefined}
          >
            <DataTable
              name={labels.outcomes[dimension]}
              first={labels.names[dimension]}
              rows={outcomes[dimension].map((row) => ({
                ...row,
                name: nameOf(dimension, row.name),
                search: dimension === "campaign" ? row.name : null,
              }))}
            />
          </Section>
        ))}
    </>
  );
}

function nameOf(dimension: keyof Numbers["outcomes"], name: string | null): string {
  if (name === null) return labels.other;
  if (name === "") return dimension === "about" ? words.notSaid : labels.unknownSource;
  if (dimension === "board") return placeName(name);
  return dimension === "source" ? sourceLabel(name) : name;
}

type Row = {
  name: string;
  enquiries: number;
  won: Numbers["open"];
  /** What finds them in the inbox, of every month. */
  search?: string | null;
};

type DataTableProps = { name: string; first: string; rows: Row[] };

function DataTable({ name, first, rows }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          {[first, labels.enquiries, labels.won, labels.earned].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, enquiries, won, search }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>
                {search ? (
                  <Link to={{ pathname: "/", search: buildSearch({ q: search }) }}>{name}</Link>
                ) : (
                  name
                )}
              </bdi>
            </th>
            <td>{words.number(enquiries)}</td>
            <td>{words.number(won.count)}</td>
            <td>{labels.sum(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
