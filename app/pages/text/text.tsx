import { FirstMonthTable } from "../../components/price-list.tsx";
import { Prose } from "../../components/prose.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./text.module.css";
import type { TextPage } from "./text-page.server.ts";

/** The words of a page that is written as Markdown in `content/pages`, with the table of first months where it wants it. */
export function TextBody({ page }: { page: TextPage }) {
  return (
    <Section tight className={styles.text}>
      <Prose html={page.html} />
      {page.firstMonths && (
        <div>
          <FirstMonthTable {...page.firstMonths} />
        </div>
      )}
      {page.below && <Prose html={page.below} />}
    </Section>
  );
}
