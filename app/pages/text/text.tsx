import { ClosingCall } from "../../components/closing-call.tsx";
import { FirstMonthTable } from "../../components/price-list.tsx";
import { Prose } from "../../components/prose.tsx";
import { PageOpening, Section } from "../../components/section.tsx";
import styles from "./text.module.css";
import type { TextPage } from "./text-page.server.ts";

export { meta } from "../../seo/meta.ts";
export { readTextPage as loader } from "./text-page.server.ts";

/**
 * A page of words alone, written as Markdown in `content/pages`. There may be none, and a route that isn't there has no
 * types of its own to import.
 */
export default function TextScreen({ loaderData: page }: { loaderData: TextPage }) {
  return (
    <>
      <PageOpening title={page.title} text={page.lead} />
      <Section tight className={styles.text}>
        <Prose html={page.html} />
        {page.firstMonths && (
          <div>
            <FirstMonthTable {...page.firstMonths} />
          </div>
        )}
        {page.below && <Prose html={page.below} />}
      </Section>
      {page.closing && <ClosingCall {...page.closing} />}
    </>
  );
}
