import { type FormEvent, type RefObject, useEffect } from "react";
import { keepPlan, keptPlan, useKeptPlan } from "../kept-plan.ts";

/**
 * Ties a form's checkboxes named `s` to the plan that is kept: what is ticked is chosen, also what was ticked before
 * the page listened, and what another tab or page chooses is ticked here.
 * @returns what is to hear the form's changes
 */
export function useTicks(form: RefObject<HTMLFormElement | null>): (event: FormEvent) => void {
  const { chosen } = useKeptPlan();
  useEffect(() => {
    const early = boxesOf(form).filter(({ checked }) => checked);
    choose(early.map(({ value }) => value));
  }, [form]);
  useEffect(() => {
    for (const box of boxesOf(form)) box.checked = chosen.includes(box.value);
  });
  return ({ target }) => {
    if (!isBox(target)) return;
    if (target.checked) choose([target.value]);
    else keepPlan({ chosen: keptPlan().chosen.filter((slug) => slug !== target.value) });
  };
}

function choose(slugs: string[]): void {
  const { chosen: before } = keptPlan();
  const more = slugs.filter((slug) => !before.includes(slug));
  if (more.length > 0) keepPlan({ chosen: [...before, ...more] });
}

/** By the form and not by React: boxes are ticked before the page listens, and a tick draws no card anew. */
function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.elements ?? [])].filter(isBox);
}

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name === "s";
}
