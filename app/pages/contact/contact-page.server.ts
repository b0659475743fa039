import { z } from "zod";
import { listFormRules } from "../../data/form-rules.server.ts";
import { interpolate } from "../../data/format.ts";
import { inLanguage, memoize } from "../../data/open-content.server.ts";
import { readPeople } from "../../data/people.server.ts";
import { readPicture } from "../../data/pictures.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import {
  action,
  entry,
  failedText,
  labelled,
  meta,
  people,
  pictureName,
  sample,
  sentText,
  text,
  texts,
  withPlaceholders,
} from "../../data/schema.ts";
import { readServices } from "../../data/services.server.ts";
import { listOfficeHours, readSite } from "../../data/site.server.ts";
import { createPageMeta } from "../../seo/page-meta.server.ts";

const file = "pages/contact.yaml";

const schema = z.strictObject({
  head: meta,
  picture: pictureName,
  form: z.strictObject({
    ...texts("title", "lead", "button", "buttonSending"),
    fields: z.strictObject({ name: labelled, phone: labelled, service: labelled, message: labelled }),
    society: withPlaceholders(text, "society"),
    desk: withPlaceholders(text, "person", "hours"),
    notice: withPlaceholders(text, "days", "email"),
    noticeOutside: withPlaceholders(text, "host", "email"),
    status: z.strictObject({
      ...texts("sending", "keepTrying", "goBack"),
      sent: sentText,
      receipt: withPlaceholders(text, "day", "time", "answer"),
      rejected: withPlaceholders(failedText, "message"),
      failed: failedText,
    }),
  }),
  details: z.strictObject({
    ...texts("title", "phone", "whatsapp", "email", "address", "hours", "sample"),
    open: withPlaceholders(text, "time"),
    answer: z.strictObject({ title: text, text, sample }),
  }),
  useful: z.strictObject({
    questions: action,
    title: text,
    text,
    points: z
      .array(entry({ title: text, text }))
      .min(3)
      .max(4),
  }),
  people,
});

/** The Contact page: its copy, the rules of its form, and the services to choose from. */
export const readContactPage = memoize(() => {
  const { head, picture: name, form, details, useful, people: peopleCopy } = readYaml(file, schema);
  const rules = listFormRules();
  const { email, hours } = readSite();
  const [person] = readPeople().filter(({ answers }) => answers);
  const answer = `${details.answer.title} ${details.answer.text}`;
  const english = new Map(inLanguage("en", readServices).map(({ name, path }) => [path, name]));
  return {
    head: createPageMeta(head, "/Contact"),
    picture: readPicture(name, `content/${file}`),
    form: {
      ...form,
      notice: interpolate(form.notice, { days: rules.retentionDays, email }),
      desk: person ? interpolate(form.desk, { person: person.name, hours }) : "",
      noticeOutside: interpolate(form.noticeOutside, { email }),
      status: { ...form.status, receipt: interpolate(form.status.receipt, { answer }) },
      /** What visitors choose from, and the English names, which the server takes and the desk shows. */
      services: readServices().map(({ name, path }) => ({ label: name, value: english.get(path) ?? name })),
      rules: rules.enquiry,
    },
    details,
    hours: listOfficeHours(details.open),
    useful,
    people: {
      ...peopleCopy,
      people: readPeople().flatMap(({ answers, ...person }) => (answers ? { ...person, text: answers } : [])),
    },
  };
});

export type ContactPage = ReturnType<typeof readContactPage>;
