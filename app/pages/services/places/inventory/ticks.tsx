import { type FormEvent, type RefObject, useEffect } from "react";
import { keepPlan, keptPlan, useKeptPlan } from "../kept-plan.ts";

/**
 * Ticks those checkboxes of a form, named `s`, that the stored plan holds. Boxes that were ticked before hydration count,
 * and what is chosen in another tab or on another page is ticked here. Renders nothing, so that a tick renders no card.
 */
export function Ticks({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { chosen } = useKeptPlan();
  useEffect(() => {
    const early = boxesOf(form).filter(({ checked }) => checked);
    choose(early.map(({ value }) => value));
  }, [form]);
  useEffect(() => {
    for (const box of boxesOf(form)) box.checked = chosen.includes(box.value);
  });
  return null;
}

/** Stores a tick in the plan, or takes it out. */
export function keepTick({ target }: FormEvent): void {
  if (!isBox(target)) return;
  if (target.checked) choose([target.value]);
  else keepPlan({ chosen: keptPlan().chosen.filter((slug) => slug !== target.value) });
}

function choose(slugs: string[]): void {
  const { chosen: before } = keptPlan();
  const more = slugs.filter((slug) => !before.includes(slug));
  if (more.length > 0) keepPlan({ chosen: [...before, ...more] });
}

/** Read from the form, not controlled by React, because boxes are ticked before hydration. */
function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.elements ?? [])].filter(isBox);
}

function isBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name === "s";
}
