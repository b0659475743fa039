import { fieldOf, listContent, peekContent } from "../../app/data/peek-content.server.ts";
import { descriptionLength, titleLength } from "../../app/data/schema.ts";
import { benefitTitles, readServices, serviceSchema } from "../../app/data/services.server.ts";
import { addressOf, wrongAddress } from "./address.ts";
import { type Kind, listIn, refusedBy } from "./question.ts";
import { searchTitle } from "./search-title.ts";
import { yamlText } from "./yaml-text.ts";

const { name, tagline, panelLine, head } = serviceSchema.shape;

/** A service in `content/services`, as a draft whose gaps are marked `???`. */
export const service: Kind = {
  about: "a service, with its page, its line in the menu and its entry in the enquiry form",
  questions: [
    { name: "name", asks: "The service’s name", wrong: refusedBy(name) },
    {
      name: "address",
      asks: "Its address, without the slash",
      usual: ({ name = "" }) => addressOf(name),
      wrong: (answer) =>
        wrongAddress(answer, "/", `services/${answer.toLowerCase()}.yaml`) ?? takenPath(`/${answer}`),
    },
    {
      name: "tagline",
      asks: "What stands below its name, at most 110 characters",
      usual: () => "??? What it does, at most 110 characters.",
      wrong: refusedBy(tagline),
    },
    {
      name: "panel-line",
      asks: "Its line in the menu, at most 60 characters",
      usual: () => "??? Its line in the menu",
      wrong: refusedBy(panelLine),
    },
    {
      name: "description",
      asks: `What search results show, up to ${descriptionLength} characters`,
      usual: () => "??? What it does and for whom, in a sentence or two.",
      wrong: refusedBy(head.shape.description),
    },
    {
      name: "keywords",
      asks: "Three words or more that people search for, with commas between",
      usual: () => "??? one, ??? two, ??? three",
      wrong: refusedBy(head.shape.keywords, listIn),
    },
  ],
  write: (answers) => {
    const file = `services/${answers.address?.toLowerCase()}.yaml`;
    return {
      files: [{ file, text: textOf(answers) }],
      check: readServices,
      next: [
        `Look at it: npm run dev, then http://localhost:3000/${answers.address}`,
        `Write its texts in content/${file}. Every ??? is a gap; nothing is published while one is left.`,
        `Put its pictures into content/pictures and their names where the file says hero and picture.`,
        "When it is done, take out the line “draft: true”, add its part to content/prices.yaml if it has prices, and run npm run build.",
      ],
    };
  },
};

function textOf(answers: Record<string, string>): string {
  const field = (one: string) => yamlText(answers[one] ?? "");
  const first = peekContent(`services/${listContent("services", ".yaml")[0]}`);
  const hero = String(fieldOf(first, "hero"));
  const city = String(fieldOf(peekContent("site.yaml"), "city"));
  const topics = ["First", "Second", "Third"].map(
    (which) => `  - title: "??? ${which} topic"
    text: "??? Sixty to 120 words: what is done, for whom, what decides it. No price and no promised day."
    points: ["??? A short point", "??? Another one"]
    picture: ${hero}`,
  );
  return `# The name in menus, in the enquiry form and over the page.
name: ${field("name")}
path: /${answers.address}
# Its place in the menu.
order: ${listContent("services", ".yaml").length + 1}
# What browsers and search results show: title of up to ${titleLength} characters, description of up to ${descriptionLength}, three to ten keywords.
head:
  title: ${yamlText(searchTitle(`${answers.name} in ${city}`, answers.name ?? ""))}
  description: ${field("description")}
  keywords: [${listIn(answers.keywords ?? "")
    .map(yamlText)
    .join(", ")}]
title: ${field("name")}
# Below the name; at most 110 characters.
tagline: ${field("tagline")}
# A picture of content/pictures, by its name without the ending.
hero: ${hero}
# Its line in the menu; at most 60 characters.
panelLine: ${field("panel-line")}
# What the page answers first: what one gets, working days step by step for a common job, what one has to bring.
# Once it has prices, \`price: \` names the row of content/prices.yaml that is shown.
facts:
  get: "??? What one gets, in a sentence."
  job: "??? A common job"
  steps:
    - { what: "??? First", days: 1 }
    - { what: "??? Second", days: 1 }
  done: "??? Ready after {days} working days"
  need: "??? What we need from the client."
  sample: true
# Three to five, each with its picture and two to five points.
topics:
${topics.join("\n")}
# What runs along the LED strip: five to twelve words or pairs of words.
strip: ["??? one", "??? two", "??? three", "??? four", "??? five"]
# The four benefits have these titles on every page; the texts are this service’s own.
benefits:
${benefitTitles.map((title) => `  - { title: ${title}, text: "??? What this means for ${answers.name ?? "it"}." }`).join("\n")}
# From enquiry to the finished work: three or four steps, and what decides the time and the price.
enquiry:
  title: "??? From enquiry to the finished work"
  steps: ["??? First step.", "??? Second step.", "??? Third step."]
  time: "??? What decides how long it takes."
  price: "??? What decides what it costs."
# The service that the page leads on to, with a line about it of at most 80 characters.
next: ${String(fieldOf(first, "path"))}
nextLine: "??? Why one leads to the other."
closing:
  title: "??? A question to the reader"
  text: "??? What to send us, in a sentence."
# Seen in npm run dev alone. Take this line out to publish.
draft: true
`;
}

function takenPath(path: string): string | undefined {
  const taken = listContent("services", ".yaml").some(
    (file) => String(fieldOf(peekContent(`services/${file}`), "path")).toLowerCase() === path.toLowerCase(),
  );
  return taken ? `another service has the address ${path} too; give it one of its own` : undefined;
}
