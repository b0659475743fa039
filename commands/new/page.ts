import { descriptionLength, titleLength } from "../../app/data/schema.ts";
import { readTextPages, textPageSchema } from "../../app/pages/text/text-page.server.ts";
import { addressOf, wrongAddress } from "./address.ts";
import { type Kind, listIn, refusedBy } from "./question.ts";
import { searchTitle } from "./search-title.ts";
import { yamlText } from "./yaml-text.ts";

const { title, lead, head } = textPageSchema.shape;

/** A page of words alone in `content/pages`, as a draft whose gaps are marked `???`. */
export const page: Kind = {
  about: "a page of words alone, such as terms or a notice",
  questions: [
    { name: "title", asks: "The page’s title", wrong: refusedBy(title) },
    {
      name: "address",
      asks: "Its address, without the slash",
      usual: ({ title = "" }) => addressOf(title),
      wrong: (answer) => wrongAddress(answer, "/", `pages/${answer}.md`),
    },
    {
      name: "lead",
      asks: "What stands beside its title, in a sentence or two",
      usual: () => "??? What this page holds, in a sentence or two.",
      wrong: refusedBy(lead),
    },
    {
      name: "description",
      asks: `What search results show, up to ${descriptionLength} characters`,
      usual: () => "??? What it tells and for whom, in a sentence or two.",
      wrong: refusedBy(head.shape.description),
    },
    {
      name: "keywords",
      asks: "Three words or more that people search for, with commas between",
      usual: () => "??? one, ??? two, ??? three",
      wrong: refusedBy(head.shape.keywords, listIn),
    },
  ],
  write: (answers) => ({
    files: [{ file: `pages/${answers.address}.md`, text: textOf(answers) }],
    check: readTextPages,
    next: [
      `Look at it: npm run dev, then http://localhost:3000/${answers.address}`,
      "Write the text. Every ??? is a gap; nothing is published while one is left.",
      "When it is done, take out the line “draft: true”.",
      `Then let visitors find it: in content/site.yaml, below footer.pages, add\n    - { label: ${yamlText(answers.title ?? "")}, path: /${answers.address} }`,
    ],
  }),
};

function textOf(answers: Record<string, string>): string {
  const field = (name: string) => yamlText(answers[name] ?? "");
  return `---
# What browsers and search results show: a title of up to ${titleLength} characters, a description of up to ${descriptionLength}, and three to ten
# words or phrases that people search for.
head:
  title: ${yamlText(searchTitle(answers.title ?? ""))}
  description: ${field("description")}
  keywords: [${listIn(answers.keywords ?? "")
    .map(yamlText)
    .join(", ")}]
# The heading, and what stands beside it.
title: ${field("title")}
lead: ${field("lead")}
# The last word, on a board above the footer; leave it out, or take the # away.
# closing: { title: "…", text: "…" }
# Seen in npm run dev alone. Take this line out to publish.
draft: true
---

??? The first paragraph.

## ??? A heading

??? What belongs under it.
`;
}
