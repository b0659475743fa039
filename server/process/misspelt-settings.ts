/**
 * Finds variables that look like a setting of ours spelled wrong, which nobody would read and nobody would miss:
 * `RETENTON_DAYS`. The surroundings are full of others' names, so short ones must have the very letters of ours, and what
 * is like a setting that is set is taken to be somebody else's.
 * @param variables names and texts, as `process.env` holds them; an empty text counts as unset
 * @param known all settings
 * @returns a line for each, with what was probably meant
 */
export function misspeltSettings(
  variables: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (!variables[name] || known.includes(name)) return [];
    const meant = known.find((one) => !variables[one] && isLike(name, one));
    return meant
      ? [`${name} is no setting: did you mean ${meant}? Where it is another program's, unset it here`]
      : [];
  });
}

/** One letter of seven may be wrong, two of nine: with more, `HOME` would be `HOST`, and `HTTP_URL` `SMTP_URL`. */
function isLike(name: string, setting: string): boolean {
  const wrong = setting.length < 7 ? 0 : setting.length < 9 ? 1 : 2;
  return lettersOf(name) === lettersOf(setting) || editsBetween(name, setting) <= wrong;
}

function lettersOf(name: string): string {
  return [...name].sort().join("");
}

/** How many letters must be added, taken out or replaced to make one word of the other (Levenshtein's distance). */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === wanted ? 0 : 1);
      now.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
