import { z } from "zod";
import { listFormRules } from "../../data/form-rules.server.ts";
import { formatDay, interpolate } from "../../data/format.ts";
import { toEnglishPath } from "../../data/language-paths.ts";
import { currentContent } from "../../data/open-content.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import { meta, text } from "../../data/schema.ts";
import { readSite } from "../../data/site.server.ts";
import { createBreadcrumbs, createPageMeta } from "../../seo/page-meta.server.ts";

/** The two statements by their addresses. */
const files = { "/privacy": "pages/privacy.yaml", "/accessibility": "pages/accessibility.yaml" } as const;
type StatementPath = keyof typeof files;

const hindiText = text.regex(/\p{Script=Devanagari}/u, "write this one in Hindi, in Devanagari");
const bilingual = z.strictObject({ en: text, hi: hindiText });
/** The text used instead if a service counts visits; `{counter}` is its host. */
const countedText = bilingual.optional();

const claim = bilingual.extend({ because: text.optional(), counted: countedText });

const statement = z.strictObject({
  head: meta,
  name: bilingual,
  title: bilingual,
  lead: bilingual.extend({ counted: countedText }),
  checked: z.iso.date("write the day it was checked as year-month-day, for example 2026-11-21"),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/, "write one word in small letters"),
        title: bilingual,
        claims: z.array(claim).min(1),
      }),
    )
    .min(1),
});

const shared = z.strictObject({ checked: bilingual });

/** The privacy or the accessibility statement in the current content's language. */
export function readStatement({ pattern }: { pattern: string }) {
  const path = toEnglishPath(pattern);
  const { head, name, title, lead, checked, sections } = readYaml(files[path as StatementPath], statement);
  const copy = readYaml("pages/statement.yaml", shared);
  const { email, phone } = readSite();
  const { language } = currentContent();
  const counter = visitCounter();
  const fill = (copy: Copy) =>
    interpolate(((counter && copy.counted) || copy)[language], {
      counter,
      days: listFormRules().retentionDays,
      email,
      phone: phone.shown.replaceAll(" ", "\u00a0"),
    });
  return {
    head: createPageMeta(head, path, { data: [createBreadcrumbs({ name: name[language], path })] }),
    name: name[language],
    title: title[language],
    lead: fill(lead),
    sections: sections.map(({ id, title: heading, claims }) => ({
      id,
      title: heading[language],
      claims: claims.map(fill),
    })),
    day: checked,
    checked: interpolate(copy.checked[language], { date: formatDay(checked, language) }),
  };
}

type Copy = z.output<typeof bilingual> & { counted?: z.output<typeof bilingual> | undefined };

/** Host of the script that counts visits; empty if there is none. The build has validated the setting. */
function visitCounter(): string {
  const address = process.env.ANALYTICS_URL ?? "";
  return URL.canParse(address) ? new URL(address).host : "";
}

export type StatementPage = ReturnType<typeof readStatement>;
