import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { interpolate } from "../../data/interpolate.ts";

type LengthWords = {
  /** Said near the end; `{left}` characters still fit. */
  near: string;
  /** Said beyond it; `{over}` characters are too many. */
  over: string;
};

export type LengthNote = { hint?: string; problem?: string };

/** From which part of the limit on the visitor is told how much still fits. */
const nearFrom = 0.9;

/**
 * Tells, near the end of what a field may hold, how much still fits, and beyond it how much is too much. Nothing is
 * ever cut off; a text that is too long becomes the browser's own validity message, so that it isn't sent in vain.
 * @param rules the fields' greatest lengths in UTF-16 units, by name
 * @returns notes by field, and what is to be called when a field changes and when the form is emptied
 */
export function useLengthNotes(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<string, object>,
  copy: LengthWords,
) {
  const [notes, setNotes] = useState<Record<string, LengthNote>>({});

  function look(control: EventTarget | null) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { maxLength }: { maxLength?: number } = rules[control.name] ?? {};
    if (maxLength === undefined) return;
    const left = maxLength - control.value.length;
    const problem = left < 0 ? interpolate(copy.over, { over: -left }) : undefined;
    const hint =
      left >= 0 && left < maxLength * (1 - nearFrom) ? interpolate(copy.near, { left }) : undefined;
    control.setCustomValidity(problem ?? "");
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
