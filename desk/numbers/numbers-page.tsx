import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { numbersQuery } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/use-me.ts";
import { api } from "../api/api.ts";
import { Choose } from "../parts/choose.tsx";
import { Failure } from "../parts/failure.tsx";
import { Page } from "../parts/page.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { Waiting } from "../parts/waiting.tsx";
import { words } from "../words.ts";
import { Export } from "./export.tsx";
import { Figures } from "./figures.tsx";
import styles from "./numbers-page.module.css";
import { Plots } from "./plots.tsx";

const spans = [12, 26, 52, 104];

/** How it goes: how much comes in, of what, how soon it is done, how much of it is spam. */
export function NumbersPage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const judged = numbersQuery.safeParse(Object.fromEntries(params));
  const { weeks } = judged.success ? judged.data : numbersQuery.parse({});
  const { data, error } = useQuery({
    queryKey: ["numbers", weeks],
    queryFn: () => api.numbers(weeks),
  });
  const offered = [...new Set([...spans, weeks])].sort((a, b) => a - b);
  return (
    <Page
      title={words.pages.numbers}
      tools={
        <div className={styles.span}>
          <Choose
            label={words.numbers.span}
            value={String(weeks)}
            onChoose={(value) => setParams({ weeks: value }, { replace: true })}
            choices={offered.map((count) => [String(count), words.numbers.weeks(count)])}
          />
        </div>
      }
    >
      {error && <Failure>{sayFailure(error)}</Failure>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Figures numbers={data} />
          <Plots numbers={data} />
        </>
      )}
      {me.role === "owner" && <Export />}
    </Page>
  );
}
