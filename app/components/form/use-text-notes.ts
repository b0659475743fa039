import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { interpolate } from "../../data/interpolate.ts";

type TextWords = {
  /** Said near the end; `{left}` characters still fit. */
  near: string;
  /** Said beyond it; `{over}` characters are too many. */
  over: string;
  /** Said of a text of spaces, which `required` lets pass. */
  blank: string;
};

type TextNote = { hint?: string; problem?: string };

/** From which part of the limit on the visitor is told how much still fits. */
const nearFrom = 0.9;

/**
 * Tells, near the end of what a field may hold, how much still fits, and beyond it how much is too much. Nothing is
 * ever cut off; a text that is too long or all spaces becomes the browser's own validity message, so that it isn't sent
 * in vain.
 * @param rules the fields' greatest lengths in UTF-16 units, by name
 * @returns notes by field, and what is to be called when a field changes and when the form is emptied
 */
export function useTextNotes(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<string, object>,
  copy: TextWords,
) {
  const [notes, setNotes] = useState<Record<string, TextNote>>({});

  function look(control: EventTarget | null) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { maxLength }: { maxLength?: number } = rules[control.name] ?? {};
    if (maxLength === undefined) return;
    const left = maxLength - control.value.length;
    const problem = left < 0 ? interpolate(copy.over, { over: -left }) : undefined;
    const hint =
      left >= 0 && left < maxLength * (1 - nearFrom) ? interpolate(copy.near, { left }) : undefined;
    const blank = control.value !== "" && control.value.trim() === "";
    control.setCustomValidity(problem ?? (blank ? copy.blank : ""));
    setNotes((before) => ({
      ...before,
      [control.name]: { ...(hint && { hint }), ...(problem && { problem }) },
    }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page listened
  useEffect(() => {
    for (const control of form.current?.elements ?? []) look(control);
  }, []);

  return {
    notes,
    onInput: (event: FormEvent<HTMLFormElement>) => look(event.target),
    onReset: () => setNotes({}),
  };
}
