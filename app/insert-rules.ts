/**
 * Where rules come among those that a sheet or a group in it holds: how many it holds, then step by step a number of them to
 * go past, the text of one to put there, or what is to come into the group that stands next.
 */
export type Insertions = [holds: number, ...steps: (number | string | Insertions)[]];

type Group = { cssRules: CSSRuleList; insertRule: (text: string, at: number) => number };

/** Puts rules where they belong among others; one that the browser doesn't know is left out. */
export function insertRules(group: Group, [, ...steps]: Insertions): void {
  let at = 0;
  for (const step of steps) {
    if (typeof step === "number") at += step;
    else if (typeof step === "string")
      try {
        group.insertRule(step, at);
        at += 1;
      } catch {}
    else {
      insertRules(group.cssRules[at] as unknown as Group, step);
      at += 1;
    }
  }
}

/** Whether a group holds what the insertions were made for: a browser leaves out of a sheet what it doesn't know. */
export function areFor(group: Group | undefined, [holds, ...steps]: Insertions): boolean {
  let at = 0;
  return (
    group?.cssRules?.length === holds &&
    steps.every((step) => {
      const next = at;
      at += typeof step === "number" ? step : typeof step === "string" ? 0 : 1;
      return !Array.isArray(step) || areFor(group.cssRules[next] as unknown as Group, step);
    })
  );
}
