import { dialledNumber } from "../../app/data/dialled-number.ts";
import { spokenHours } from "../../app/data/opening-hours.ts";
import { searchTitle } from "../../app/data/search-title.server.ts";
import type { Answers } from "./read-answers.ts";

/** A field that says what another one says: it follows for as long as the two agree. */
type Follows = {
  file: RegExp;
  field: RegExp;
  /** What it says; `of` reads a field by its name, which begins as the field’s own does. */
  says: (of: (name: string) => string) => string;
};

const follows: Follows[] = [
  { file: /^site/, field: /^phone\.number$/, says: (of) => dialledNumber(of("phone.shown")) },
  { file: /^site/, field: /^chat\.number$/, says: (of) => dialledNumber(of("phone.shown")).slice(1) },
  { file: /^site/, field: /^hours$/, says: (of) => spokenHours(JSON.parse(of("openingHours") || "[]")) },
  { file: /^blog/, field: /^metaTitle$/, says: (of) => searchTitle(of("title")) },
  { file: /^pages.*md$/, field: /^head\.title$/, says: (of) => searchTitle(of("title")) },
  { file: /^societies/, field: /units\.text$/, says: (of) => of("units.count") },
  {
    file: /^societies/,
    field: /\.towers$/,
    says: (of) => (of("units.label") === "Blocks" ? of("units.count") : ""),
  },
  {
    file: /^societies/,
    field: /\.size$/,
    says: (of) => `${of("boards (entry 1).width")} x ${of("boards (entry 1).height")} ft`,
  },
];

/**
 * Answers in which a field that agreed with another one, or said nothing, still does so after that one was changed.
 * @param before what the file says now
 */
export function following(file: string, before: (name: string) => string, answers: Answers): Answers {
  return (name) => {
    const answer = answers(name);
    const rule = follows.find((one) => one.file.test(file) && one.field.test(name));
    if (!rule || answer === undefined || answer !== before(name)) return answer;
    const near = (other: string) => name.match(/^\(entry \d+\)\./)?.[0].concat(other) ?? other;
    const said = rule.says((other) => before(near(other)));
    const says = rule.says((other) => answers(near(other)) ?? before(near(other)));
    return says !== said && says !== "" && (answer === said || answer === "") ? says : answer;
  };
}
