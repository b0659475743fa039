import { ContentError } from "../data/content-error.ts";
import { readServices } from "../data/services.server.ts";
import { readSocieties, totalsOf } from "../pages/services/places/societies.server.ts";

type Text = { file: string; field: string; text: string };

/** What every service page keeps to: the length of its topics, words of its own, no price and no promised day. */
export function serviceTexts(): ContentError[] {
  const services = readServices().filter(({ draft }) => !draft);
  const topics = services.flatMap(({ file, topics }) =>
    topics.map(({ title, text }, index) => ({ file, field: `topics (entry ${index + 1})`, title, text })),
  );
  const benefits = services.flatMap(({ file, benefits }) =>
    benefits.map(({ text }, index) => ({ file, field: `benefits (entry ${index + 1}).text`, text })),
  );
  const strips = services.flatMap(({ file, strip }) =>
    strip.map((text, index) => ({ file, field: `strip (entry ${index + 1})`, text })),
  );
  const enquiries = services.flatMap(({ file, enquiry: { price, time, steps } }) => ({
    price: { file, field: "enquiry.price", text: price },
    time: { file, field: "enquiry.time", text: time },
    steps: steps.map((text, index) => ({ file, field: `enquiry.steps (entry ${index + 1})`, text })),
  }));
  return [
    ...topics.flatMap(({ file, field, text }) => {
      const words = text.split(/\s+/).length;
      return words < 60 || words > 120
        ? [
            wrong(
              { file, field: `${field}.text`, text },
              `this text has ${words} words; 60 to 120 are wanted`,
            ),
          ]
        : [];
    }),
    ...repeated(
      topics.map(({ file, field, title }) => ({ file, field: `${field}.title`, text: title })),
      "within",
    ),
    ...repeated(benefits, "everywhere"),
    ...repeated(strips, "everywhere"),
    ...[
      ...topics.map((one) => ({ ...one, field: `${one.field}.text` })),
      ...benefits,
      ...enquiries.flatMap(({ price, time }) => [price, time]),
    ]
      .filter(({ text }) => /₹\s?\d|\bRs\.?\s?\d|\d+ ?%|per cent/.test(text))
      .map((one) => wrong(one, "say what decides the price, and name none here")),
    ...[...benefits, ...enquiries.flatMap(({ time, steps }) => [time, ...steps])]
      .filter(({ text }) =>
        /\b(within|in) (\d+|one|two|three|a few) (hours?|days?|weeks?)\b|guarantee/i.test(text),
      )
      .map((one) => wrong(one, "promise no day and no result; say what decides it")),
    ...societyTotals(),
  ];
}

/** The figures that the words give for the societies are those of the list. */
function societyTotals(): ContentError[] {
  const service = readServices().find(({ path }) => path.startsWith("/Society-Branding"));
  const { people, flats } = totalsOf(readSocieties());
  const shown = (count: number) => count.toLocaleString("en-IN");
  const wanted = `${shown(people)} people, ${shown(flats)} flats`;
  if (!service || service.head.description.includes(wanted)) return [];
  return [
    new ContentError(
      service.file,
      "head.description",
      `the societies of content/societies.yaml come to ${wanted}; write these figures here`,
    ),
  ];
}

function repeated(texts: Text[], reach: "within" | "everywhere"): ContentError[] {
  const before = new Map<string, string>();
  return texts.flatMap((one) => {
    const key = reach === "within" ? `${one.file} ${one.text}` : one.text;
    const other = before.get(key);
    before.set(key, one.file);
    return other ? [wrong(one, `“${one.text}” stands in ${other} already; write another`)] : [];
  });
}

function wrong({ file, field }: Text, remedy: string): ContentError {
  return new ContentError(file, field, remedy, { style: true });
}
