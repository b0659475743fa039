import { type FormEvent, type RefObject, useEffect } from "react";
import { keepPlan, keptPlan, useKeptPlan } from "../kept-plan.ts";

/**
 * Keeps a form's checkboxes named `s` and the stored plan in step. Boxes that were ticked before hydration count, and
 * what is chosen in another tab or on another page is ticked here.
 * @returns the form's `onChange` handler
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

/** Read from the form, not controlled by React: boxes are ticked before hydration, and a tick re-renders no card. */
function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.elements ?? [])].filter(isBox);
}

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name === "s";
}
