import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { interpolate } from "../../data/interpolate.ts";

type TextWords = {
  /** Shown near the limit; `{left}` characters remain. */
  near: string;
  /** Shown beyond the limit; `{over}` characters are too many. */
  over: string;
  /** Shown for a text of spaces, which `required` accepts. */
  blank: string;
};

type TextNote = { hint?: string; problem?: string };

/** From which fraction of the limit on the visitor sees how many characters remain. */
const nearFrom = 0.9;

/**
 * Shows how many characters remain when a text comes near its limit, and how many are too many beyond it. Nothing is ever
 * cut off; a text that is too long or only spaces sets the field's validity message, so that it isn't sent in vain.
 * @param rules the fields' `maxLength` in UTF-16 units, by name
 * @returns notes by field, and the form's `onInput` and `onReset` handlers
 */
export function useTextNotes(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<string, object>,
  copy: TextWords,
) {
  const [notes, setNotes] = useState<Record<string, TextNote>>({});

  function check(control: EventTarget | null) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    for (const control of form.current?.elements ?? []) check(control);
  }, []);

  return {
    notes,
    onInput: (event: FormEvent<HTMLFormElement>) => check(event.target),
    onReset: () => setNotes({}),
  };
}
