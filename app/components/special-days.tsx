import { readShell } from "../data/shell.server.ts";
import { showWhile } from "./dated.ts";

type SpecialDaysProps = {
  as: "strong" | "small";
  /** How long before such a day its words are shown. */
  daysAhead: number;
};

/** The days on which the office keeps other hours than usual, each shown from `daysAhead` days before until it is over. */
export function SpecialDays({ as: Element, daysAhead }: SpecialDaysProps) {
  const { specialDays, builtOn } = readShell();
  return specialDays.map(({ words, ...days }) => (
    <Element key={words} {...showWhile(days, builtOn, daysAhead)}>
      {words}
    </Element>
  ));
}
