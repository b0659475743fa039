import { fieldOf, peekContent } from "../../app/data/peek-content.server.ts";
import { readSocieties, societySchema } from "../../app/pages/services/places/societies.server.ts";
import { type Kind, refusedBy } from "./question.ts";
import { yamlText } from "./yaml-text.ts";

const { name, address, people, flats, units, visibility, boards, blurb } = societySchema.shape;
const { kind, width, height } = boards.element.shape;

/** What a card calls the kinds of board. */
const boardNames: Record<string, string> = {
  pylon: "Pylon",
  display: "Display board",
  lift: "Clip-on",
  clip: "Clip-on",
};

/** A society at the end of `content/societies.yaml`. */
export const society: Kind = {
  about: "a society, with its drawing and its figures",
  questions: [
    { name: "name", asks: "The society’s name", wrong: refusedBy(name) },
    { name: "address", asks: "Where it is", usual: () => "Raipur", wrong: refusedBy(address) },
    { name: "people", asks: "How many people live there", wrong: refusedBy(people, Number) },
    { name: "flats", asks: "How many flats it has", wrong: refusedBy(flats, Number) },
    {
      name: "units",
      asks: "What it is made of: Blocks or Bungalows",
      usual: () => "Blocks",
      wrong: refusedBy(units.shape.label),
    },
    { name: "count", asks: "How many of them", wrong: refusedBy(units.shape.count, Number) },
    {
      name: "board",
      asks: "The kind of board: pylon, display, lift or clip",
      usual: () => "pylon",
      wrong: refusedBy(kind),
    },
    { name: "width", asks: "Its width in feet", usual: () => "3", wrong: refusedBy(width, Number) },
    { name: "height", asks: "Its height in feet", usual: () => "5", wrong: refusedBy(height, Number) },
    {
      name: "poster",
      asks: `The poster drawn on it: ${posters().join(", ")}`,
      usual: () => posters()[0] ?? "",
      wrong: (answer) =>
        posters().includes(answer)
          ? undefined
          : `there is no poster “${answer}”; write one of ${posters().join(", ")}, or add it to content/posters.yaml`,
    },
    {
      name: "visibility",
      asks: "Where the board is seen",
      usual: () => "Entry and exit",
      wrong: refusedBy(visibility),
    },
    {
      name: "blurb",
      asks: "Two sentences about it, at most 180 characters: who lives there, and when they meet the board",
      wrong: refusedBy(blurb),
    },
  ],
  write: (answers) => ({
    files: [],
    entry: { file: "societies.yaml", text: entryOf(answers) },
    check: readSocieties,
    next: [
      "Look at it: npm run dev, then http://localhost:3000/Society-Branding-in-Raipur",
      "More boards, or a photograph in place of the drawing: the notes at the top of content/societies.yaml say how.",
      "Run npm run build.",
    ],
  }),
};

function entryOf(answers: Record<string, string>): string {
  const { people, flats, units, count, board = "", width, height, poster } = answers;
  return `- name: ${yamlText(answers.name ?? "")}
  address: ${yamlText(answers.address ?? "")}
  people: ${people}
  flats: ${flats}
  # text is shown as written, count is what is drawn
  units: { label: ${units}, text: "${count}", count: ${count} }
  board: ${boardNames[board]}
  size: ${width} x ${height} ft
  visibility: ${yamlText(answers.visibility ?? "")}
  boards:
    - { kind: ${board}, width: ${width}, height: ${height}, poster: ${poster} }
  # towers drawn; for Blocks as many as there are
  towers: ${units === "Blocks" ? count : 1}
  blurb: ${yamlText(answers.blurb ?? "")}
`;
}

function posters(): string[] {
  const all = peekContent("posters.yaml");
  return all && typeof all === "object"
    ? Object.keys(all).filter((one) => fieldOf(all, one) !== undefined)
    : [];
}
