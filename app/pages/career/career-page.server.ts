import { z } from "zod";
import { listFormRules } from "../../data/form-rules.server.ts";
import { formatDay, interpolate } from "../../data/format.ts";
import { memoize } from "../../data/open-content.server.ts";
import { readPicture } from "../../data/pictures.server.ts";
import { publishingDay } from "../../data/publishing.server.ts";
import { readYaml } from "../../data/read-content.server.ts";
import {
  day,
  entry,
  failedText,
  labelled,
  meta,
  pictureName,
  sample,
  sentText,
  text,
  texts,
  withPlaceholders,
} from "../../data/schema.ts";
import { readSite } from "../../data/site.server.ts";
import { createPageMeta } from "../../seo/page-meta.server.ts";

const file = "pages/career.yaml";

const schema = z.strictObject({
  head: meta,
  banner: z.strictObject({ ...texts("title", "line", "apply"), picture: pictureName }),
  intro: z.strictObject({
    title: text,
    picture: pictureName,
    paragraphs: z.array(text).min(1),
    lists: z.array(entry({ title: text, points: z.array(text).min(2), sample })).min(1),
  }),
  positions: z.strictObject({
    title: text,
    list: z.array(entry({ ...texts("name", "pay"), text: text.max(200), until: day.optional() })),
    until: withPlaceholders(text, "day"),
    none: text,
    sample,
  }),
  form: z.strictObject({
    ...texts("title", "lead", "button", "buttonSending"),
    fields: z.strictObject({
      position: labelled,
      firstName: labelled,
      lastName: labelled,
      experience: labelled,
      phone: labelled,
      email: labelled,
      cv: labelled,
    }),
    cvHint: withPlaceholders(text, "kinds", "size"),
    cvProblems: z.strictObject({
      kind: withPlaceholders(text, "file", "kinds"),
      size: withPlaceholders(text, "file", "fileSize", "size"),
      empty: withPlaceholders(text, "file"),
    }),
    notice: withPlaceholders(text, "days", "email"),
    status: z.strictObject({
      sent: sentText,
      receipt: withPlaceholders(text, "day", "time"),
      refused: failedText,
      failed: failedText,
      uploading: withPlaceholders(text, "sent", "all"),
      ...texts("keepTrying", "chooseAgain", "goBack"),
    }),
  }),
});

const bytesInMegabyte = 1024 * 1024;

/** The career page: its copy, with what a CV may be filled in, and the rules of its form. */
export const readCareerPage = memoize(() => {
  const { head, banner, intro, positions, form } = readYaml(file, schema);
  const rules = listFormRules();
  const { email } = readSite();
  const cv = { kinds: rules.cv.kinds, size: rules.cv.maxBytes / bytesInMegabyte };
  return {
    head: createPageMeta(head, "/career"),
    banner: { ...banner, picture: readPicture(banner.picture, `content/${file}`) },
    intro: { ...intro, picture: readPicture(intro.picture, `content/${file}`) },
    positions: { ...positions, list: describePositions(positions) },
    form: {
      ...form,
      cvHint: interpolate(form.cvHint, cv),
      notice: interpolate(form.notice, { days: rules.retentionDays, email }),
      rules: rules.application,
      cvRules: { ...cv, accept: rules.cv.accept, maxBytes: rules.cv.maxBytes },
    },
  };
});

/** The positions whose last day isn’t over on the day of publishing, in words. */
function describePositions({ list, until: words }: z.output<typeof schema>["positions"]) {
  const open = list.filter(({ until = publishingDay() }) => until >= publishingDay());
  return open.map(({ name, pay, text, until }) => {
    const lastDay = until ? ` ${interpolate(words, { day: formatDay(until) })}` : "";
    return { name, pay, until, text: `${text}${lastDay}` };
  });
}

export type CareerPage = ReturnType<typeof readCareerPage>;
