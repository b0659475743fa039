import type { Answers, Question } from "./question.ts";

/**
 * The answers to all questions: what is given, else what somebody says, else what is usual.
 * @param given by the questions' names, from the command line
 * @param say puts a question to somebody at the terminal; undefined where nobody is there
 * @throws Error where a given answer is wrong, or one is missing and nobody can be asked
 */
export async function answersTo(
  questions: Question[],
  given: Answers,
  say?: (question: string) => Promise<string>,
): Promise<Answers> {
  const known: Answers = {};
  for (const question of questions) {
    const { name, asks, usual, wrong } = question;
    if (given[name] === undefined && say) {
      known[name] = await asked(question, known, say);
      continue;
    }
    const answer = (given[name] ?? usual?.(known))?.trim();
    if (answer === undefined)
      throw new Error(`--${name} is missing (${asks}); give it, or run this at a terminal to be asked.`);
    const remedy = wrong(answer, known);
    if (remedy) throw new Error(`--${name} “${answer}”: ${remedy}`);
    known[name] = answer;
  }
  return known;
}

/** Asks until the answer is acceptable; an empty answer means the default. */
async function asked(
  { asks, usual, wrong }: Question,
  known: Answers,
  say: (question: string) => Promise<string>,
): Promise<string> {
  const otherwise = usual?.(known) ?? "";
  const question = `${asks}${otherwise ? `\n  [${otherwise}]` : ""}\n> `;
  let answer = (await say(question)).trim() || otherwise;
  for (let remedy = wrong(answer, known); remedy; remedy = wrong(answer, known))
    answer = (await say(`  ${remedy}\n> `)).trim() || otherwise;
  return answer;
}
