import { z } from "zod";
import { fillWords } from "./fill-words.ts";
import { readFormRules } from "./form-rules.server.ts";
import { failedText, labelled, sentText, withPlaces } from "./form-words.server.ts";
import { pageHead } from "./page-head.server.ts";
import { picture } from "./pictures.server.ts";
import { once, readYaml } from "./read-content.server.ts";
import { head, pictureName, text } from "./schema.ts";
import { readServiceWords } from "./services.server.ts";
import { readSite } from "./site.server.ts";

const file = "pages/contact.yaml";

const schema = z.strictObject({
  head,
  picture: pictureName,
  form: z.strictObject({
    title: text,
    lead: text,
    fields: z.strictObject({ name: labelled, phone: labelled, service: labelled, message: labelled }),
    society: withPlaces(text, "society"),
    notice: withPlaces(text, "days", "email"),
    button: text,
    buttonSending: text,
    status: z.strictObject({
      sending: text,
      sent: sentText,
      rejected: withPlaces(failedText, "message"),
      failed: failedText,
      keepTrying: text,
      goBack: text,
    }),
  }),
  details: z.strictObject({
    title: text,
    phone: text,
    whatsapp: text,
    email: text,
    address: text,
    hours: text,
  }),
  useful: z.strictObject({
    title: text,
    text,
    points: z
      .array(z.strictObject({ title: text, text }))
      .min(3)
      .max(4),
  }),
});

/** The Contact page: its words, the rules of its form, and the eight services to choose from. */
export const readContactPage = once(() => {
  const { head: words, picture: name, form, details, useful } = readYaml(file, schema);
  const rules = readFormRules();
  const { email } = readSite();
  return {
    head: pageHead(words, "/Contact"),
    picture: picture(name, `content/${file}`),
    form: {
      ...form,
      notice: fillWords(form.notice, { days: rules.retentionDays, email }),
      services: readServiceWords().map((service) => service.name),
      rules: rules.enquiry,
    },
    details,
    useful,
  };
});

export type ContactPage = ReturnType<typeof readContactPage>;
