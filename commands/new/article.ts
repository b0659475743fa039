import { articleSchema, readEveryArticle } from "../../app/data/articles.server.ts";
import { fieldOf, listContent, peekContent } from "../../app/data/peek-content.server.ts";
import { dayInIndia } from "../../app/data/publishing.server.ts";
import { descriptionLength, titleLength } from "../../app/data/schema.ts";
import { listMasters } from "../prepare/picture-masters.ts";
import { addressOf, wrongAddress } from "./address.ts";
import { type Kind, listIn, refusedBy } from "./question.ts";
import { searchTitle } from "./search-title.ts";
import { yamlText } from "./yaml-text.ts";

const { title, date, category, description, standfirst, keywords, metaTitle, cover } = articleSchema.shape;

/** An article in `content/blog`, as a draft whose gaps are marked `???`. */
export const article: Kind = {
  about: "an article of the blog",
  questions: [
    { name: "title", asks: "The article’s title", wrong: refusedBy(title) },
    {
      name: "address",
      asks: "The last part of its address",
      usual: ({ title = "" }) => addressOf(title),
      wrong: (answer) => wrongAddress(answer, "/Blog/", `blog/${answer}.md`),
    },
    {
      name: "meta-title",
      asks: `Its title in the browser and in search results, up to ${titleLength} characters`,
      usual: ({ title = "" }) => searchTitle(title),
      wrong: refusedBy(metaTitle),
    },
    {
      name: "date",
      asks: "The day it is published, year-month-day; a later one waits for its day",
      usual: () => dayInIndia(),
      wrong: refusedBy(date),
    },
    {
      name: "service",
      asks: `The service it is about: ${servicePaths().join(", ")}`,
      usual: () => servicePaths()[0] ?? "",
      wrong: (answer) =>
        servicePaths().includes(answer)
          ? undefined
          : `no service has the address ${answer}; write the path of a service`,
    },
    {
      name: "category",
      asks: "Its subject in a word or two",
      usual: ({ service = "" }) => String(fieldOf(serviceOf(service), "name") ?? "Advertising"),
      wrong: refusedBy(category),
    },
    {
      name: "cover",
      asks: "Its picture, by the name of a file in content/pictures without the ending",
      usual: ({ service = "" }) => String(fieldOf(serviceOf(service), "hero") ?? ""),
      wrong: (answer) => refusedBy(cover)(answer) ?? missingPicture(answer),
    },
    {
      name: "standfirst",
      asks: "What stands below its title, in a sentence or two",
      usual: () => "??? What the reader gets, in a sentence or two.",
      wrong: refusedBy(standfirst),
    },
    {
      name: "description",
      asks: `What search results show, up to ${descriptionLength} characters`,
      usual: () => "??? What it tells and for whom, in a sentence or two.",
      wrong: refusedBy(description),
    },
    {
      name: "keywords",
      asks: "Three words or more that people search for, with commas between",
      usual: () => "??? one, ??? two, ??? three",
      wrong: refusedBy(keywords, listIn),
    },
  ],
  write: (answers) => ({
    files: [{ file: `blog/${answers.address}.md`, text: textOf(answers) }],
    check: readEveryArticle,
    next: [
      `Look at it: npm run dev, then http://localhost:3000/Blog/${answers.address}`,
      "Write the text: 900 to 1,500 words. Every ??? is a gap; nothing is published while one is left.",
      "When it is done, take out the line “draft: true” and run npm run build.",
      ...((answers.date ?? "") > dayInIndia()
        ? [`It is published by the first build on or after ${answers.date}.`]
        : []),
    ],
  }),
};

function textOf(answers: Record<string, string>): string {
  const field = (name: string) => yamlText(answers[name] ?? "");
  const service = serviceOf(answers.service ?? "");
  const headings = ["First", "Second", "Third", "Fourth"].map(
    (which) => `## ??? ${which} heading\n\n??? What belongs under it.\n`,
  );
  return `---
# The heading of its page, and how it is named in every list.
title: ${field("title")}
# The title in the browser and in search results, which cut it off after ${titleLength} characters.
metaTitle: ${field("meta-title")}
# What search results show below it, up to ${descriptionLength} characters.
description: ${field("description")}
# Three to ten words or phrases that people search for.
keywords: [${listIn(answers.keywords ?? "")
    .map(yamlText)
    .join(", ")}]
# Its day. Lists are in this order; an article with a later day is published by the first build on or after it.
date: ${answers.date}
# Its subject in a word or two.
category: ${field("category")}
# Below the title, in a sentence or two.
standfirst: ${field("standfirst")}
# A picture of content/pictures, by its name without the ending.
cover: ${answers.cover}
# The service it is about; its last section links there.
service: ${answers.service}
# Seen in npm run dev alone. Take this line out to publish.
draft: true
---

??? What this is about and for whom, in three or four sentences. An example from one shop says more than a rule.

${headings.join("\n")}
- ??? A list or a table helps those who skim.
- ??? Two sources or more, as links: the law, an office, a platform’s own page.

## ??? Last heading

??? Two other articles, as links, and the service: [${fieldOf(service, "name")}](${answers.service}).
`;
}

function servicePaths(): string[] {
  return services().map((facts) => String(fieldOf(facts, "path")));
}

function serviceOf(path: string): unknown {
  return services().find((facts) => fieldOf(facts, "path") === path);
}

function services(): unknown[] {
  return listContent("services", ".yaml")
    .map((name) => peekContent(`services/${name}`))
    .sort((a, b) => Number(fieldOf(a, "order")) - Number(fieldOf(b, "order")));
}

function missingPicture(name: string): string | undefined {
  return listMasters("content/pictures").some((one) => one.name === name)
    ? undefined
    : `there is no picture of that name; put ${name}.webp, .jpg or .png into content/pictures or correct the name`;
}
