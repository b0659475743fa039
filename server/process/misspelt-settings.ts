import leven from "leven";

/**
 * Finds variables that look like a misspelt setting, which would otherwise go unnoticed: `RETENTON_DAYS`. The environment is
 * full of other programs' variables, so a short name must consist of the same letters as the setting, and a variable that
 * resembles a setting which is set counts as another program's.
 * @param variables as in `process.env`; an empty text counts as unset
 * @param known all settings
 * @returns a line for each, with the setting that was probably meant
 */
export function misspeltSettings(
  variables: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (!variables[name] || known.includes(name)) return [];
    const meant = known.find((one) => !variables[one] && isLike(name, one));
    return meant
      ? [`${name} is not a setting: did you mean ${meant}? If it belongs to another program, unset it here`]
      : [];
  });
}

/** One letter of seven may differ, or two of nine; with more, `HOME` would look like `HOST`, and `HTTP_URL` like `SMTP_URL`. */
function isLike(name: string, setting: string): boolean {
  const maxEdits = setting.length < 7 ? 0 : setting.length < 9 ? 1 : 2;
  return lettersOf(name) === lettersOf(setting) || leven(name, setting) <= maxEdits;
}

function lettersOf(name: string): string {
  return [...name].sort().join("");
}
