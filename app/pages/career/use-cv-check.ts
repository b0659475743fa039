import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { interpolate } from "../../data/format.ts";
import type { CareerPage } from "./career-page.server.ts";

type CvRules = CareerPage["form"]["cvRules"];
type CvProblems = CareerPage["form"]["cvProblems"];

/**
 * Checks a CV's file extension and size before it is sent. A problem becomes the field's validity message, so that the
 * form can't be sent. The server checks the content.
 * @returns the problem with the chosen file, or an empty text; and the ref and handlers for the file's field and its form
 */
export function useCvCheck(rules: CvRules, problems: CvProblems) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");

  function validate(control: HTMLInputElement): boolean {
    const file = control.files?.[0];
    const found = file ? problemOf(file, rules, problems) : "";
    control.setCustomValidity(found);
    setProblem(found);
    return found === "";
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration
  useEffect(() => {
    if (field.current) validate(field.current);
  }, []);

  return {
    problem,
    field,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      if (!validate(currentTarget)) currentTarget.reportValidity();
    },
    onReset: () => setProblem(""),
  };
}

function problemOf(file: File, { accept, maxBytes, ...cv }: CvRules, problems: CvProblems): string {
  const name = file.name.toLowerCase();
  if (!accept.split(",").some((ending) => name.endsWith(ending)))
    return interpolate(problems.kind, { ...cv, file: file.name });
  if (file.size > maxBytes)
    return interpolate(problems.size, { ...cv, file: file.name, fileSize: megabytesUp(file.size) });
  if (file.size === 0) return interpolate(problems.empty, { ...cv, file: file.name });
  return "";
}

/** Rounded up to a tenth, so that a file just above the limit isn't shown as the limit itself. */
function megabytesUp(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
}
