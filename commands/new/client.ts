import { readFileSync } from "node:fs";
import { clientSchema, readClients } from "../../app/data/clients.server.ts";
import { fieldOf, peekContent } from "../../app/data/peek-content.server.ts";
import { addressOf } from "./address.ts";
import { type Kind, refusedBy } from "./question.ts";
import { yamlText } from "./yaml-text.ts";

const { key, name, trade, line } = clientSchema.shape;

/** Drawn until the client's own mark is there. */
const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="none" stroke="currentColor" stroke-width="14"/></svg>\n';

/** A client at the end of `content/clients.yaml`, with its mark in `content/clients`. */
export const client: Kind = {
  about: "a client, on the wall and in the sliders",
  questions: [
    { name: "name", asks: "The client’s name", wrong: refusedBy(name) },
    {
      name: "key",
      asks: "A short name for its files",
      usual: ({ name = "" }) => addressOf(name).toLowerCase(),
      wrong: (answer) => refusedBy(key)(answer) ?? takenKey(answer),
    },
    { name: "trade", asks: "Its trade in a word or two", wrong: refusedBy(trade) },
    { name: "line", asks: "The line of its campaign, as it stood on the boards", wrong: refusedBy(line) },
    {
      name: "mark",
      asks: "Its mark, as an SVG file on this machine; nothing for a plain ring until you have it",
      usual: () => "",
      wrong: wrongMark,
    },
  ],
  write: ({ name = "", key = "", trade = "", line = "", mark = "" }) => ({
    files: [{ file: `clients/${key}.svg`, text: mark ? readFileSync(mark, "utf8") : standIn }],
    entry: {
      file: "clients.yaml",
      text: `
- key: ${key}
  name: ${yamlText(name)}
  trade: ${yamlText(trade)}
  line: ${yamlText(line)}
  # How the name is set beside the mark: width 75 to 100, weight 400 to 800; case as-is, upper or lower.
  wordmark: { width: 100, weight: 700, case: as-is }
`,
    },
    check: readClients,
    next: [
      "Look at it: npm run dev, then http://localhost:3000/Clients",
      ...(mark ? [] : [`Put the client’s own mark, in one colour, into content/clients/${key}.svg`]),
      "Its pictures are added in content/pictures, as content/README.md says; content/portfolio.yaml says which are shown.",
    ],
  }),
};

function takenKey(wanted: string): string | undefined {
  const clients = peekContent("clients.yaml");
  return Array.isArray(clients) && clients.some((one) => fieldOf(one, "key") === wanted)
    ? `two clients have the key “${wanted}”; give one of them another, or take it out`
    : undefined;
}

function wrongMark(file: string): string | undefined {
  if (!file) return undefined;
  if (!/\.svg$/i.test(file))
    return "a mark is a drawing that takes the colour around it; ask for it as SVG, for a photograph or PNG can’t";
  try {
    readFileSync(file);
    return undefined;
  } catch {
    return `there is no file ${file}; write where it lies, such as ~/Downloads/mark.svg without the ~`;
  }
}
