import { z } from "zod";
import { fillWords } from "./fill-words.ts";
import { readFormRules } from "./form-rules.server.ts";
import { failedText, labelled, sentText, withPlaces } from "./form-words.server.ts";
import { pageHead } from "./page-head.server.ts";
import { picture } from "./pictures.server.ts";
import { once, readYaml } from "./read-content.server.ts";
import { head, pictureName, text } from "./schema.ts";
import { readSite } from "./site.server.ts";

const file = "pages/career.yaml";

const schema = z.strictObject({
  head,
  banner: z.strictObject({ title: text, line: text, picture: pictureName }),
  intro: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    pointsTitle: text,
    points: z.array(text).min(2),
  }),
  form: z.strictObject({
    title: text,
    lead: text,
    fields: z.strictObject({
      position: labelled,
      firstName: labelled,
      lastName: labelled,
      experience: labelled,
      phone: labelled,
      email: labelled,
      cv: labelled,
    }),
    cvHint: withPlaces(text, "kinds", "size"),
    cvProblems: z.strictObject({
      kind: withPlaces(text, "file", "kinds"),
      size: withPlaces(text, "file", "fileSize", "size"),
      empty: withPlaces(text, "file"),
    }),
    notice: withPlaces(text, "days", "email"),
    button: text,
    buttonSending: text,
    status: z.strictObject({
      sent: sentText,
      refused: failedText,
      failed: failedText,
      keepTrying: text,
      goBack: text,
    }),
  }),
});

const bytesInMegabyte = 1024 * 1024;

/** The career page: its words and the rules of its form; what a CV may be stands in the sentences about it. */
export const readCareerPage = once(() => {
  const { head: words, banner, intro, form } = readYaml(file, schema);
  const rules = readFormRules();
  const { email } = readSite();
  const cv = { kinds: rules.cv.kinds, size: rules.cv.maxBytes / bytesInMegabyte };
  return {
    head: pageHead(words, "/career"),
    banner: { ...banner, picture: picture(banner.picture, `content/${file}`) },
    intro,
    form: {
      ...form,
      cvHint: fillWords(form.cvHint, cv),
      cvProblems: {
        kind: fillWords(form.cvProblems.kind, cv),
        size: fillWords(form.cvProblems.size, cv),
        empty: fillWords(form.cvProblems.empty, cv),
      },
      notice: fillWords(form.notice, { days: rules.retentionDays, email }),
      rules: rules.application,
      cvRules: { accept: rules.cv.accept, maxBytes: rules.cv.maxBytes },
    },
  };
});

export type CareerPage = ReturnType<typeof readCareerPage>;
