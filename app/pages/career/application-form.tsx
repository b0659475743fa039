import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { PostForm } from "../../components/form/post-form.tsx";
import { type Answer, type Outcome, parseAnswer } from "../../components/form/use-submission.ts";
import { isPlainClick } from "../../components/plain-click.ts";
import { buildSettings } from "../../data/build-constants.ts";
import { interpolate } from "../../data/format.ts";
import styles from "./career.module.css";
import type { CareerPage } from "./career-page.server.ts";

type Copy = CareerPage["form"];

/** How long to wait for an answer, in ms, before reporting failure: 5 MB over a weak 4G connection take minutes. */
const timeoutMs = 300_000;

const parseOrigin = (address: string) => new URL(address, buildSettings.siteUrl).origin;
/** Whether applications go to our own server, which is also told when a page fails, and not to a service's. */
const isOwnServer = parseOrigin(buildSettings.applicationUrl) === parseOrigin(buildSettings.errorUrl);

/** The application form (specification, sections 3 to 5 and 8). @param page the address of its page */
export function ApplicationForm({ copy, page }: { copy: Copy; page: string }) {
  const { rules, cvRules, status } = copy;
  const cv = useCvCheck(cvRules, copy.cvProblems);
  const position = usePositionFromAddress();
  return (
    <PostForm
      name="application"
      className={styles.form}
      labelledBy="apply"
      address={buildSettings.applicationUrl}
      parseOutcome={(answer) => parseOutcome(answer, status)}
      copy={copy}
      rules={rules}
      page={page}
      notSent={status.refused}
      extras={{
        position: { className: styles.position },
        experience: { className: styles.long },
        phone: { className: styles.long },
        email: { className: styles.long },
        cv: { className: styles.long, hint: copy.cvHint, problem: cv.problem },
      }}
      timeoutMs={timeoutMs}
      showsProgress={isOwnServer}
      onReset={cv.onReset}
    >
      {(field) => (
        <>
          {field("position", { ref: position, type: "text", dir: "auto" })}
          {field("firstName", { type: "text", dir: "auto", autoComplete: "given-name" })}
          {field("lastName", { type: "text", dir: "auto", autoComplete: "family-name" })}
          {field("experience", {
            type: "number",
            min: rules.experience.min,
            step: "any",
            inputMode: "decimal",
          })}
          {field("phone", { type: "tel", inputMode: "tel", autoComplete: "tel" })}
          {field("email", { type: "email", inputMode: "email", autoComplete: "email" })}
          {field("cv", { ref: cv.field, type: "file", accept: cvRules.accept, onChange: cv.onChange })}
        </>
      )}
    </PostForm>
  );
}

/**
 * Fills in the position that `?position=` names, and the one that is pressed while the page is open: what else was filled in
 * stays, the CV, too.
 */
function usePositionFromAddress() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const fill = ({ search }: { search: string }) => {
      const name = new URLSearchParams(search).get("position");
      if (!name || !field.current) return false;
      field.current.value = name;
      field.current.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    };
    if (fill(location)) history.replaceState(history.state, "", location.pathname + location.hash);
    const onPress = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="?position="]');
      if (!link || !isPlainClick(event) || !fill(link)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("click", onPress);
    return () => removeEventListener("click", onPress);
  }, []);
  return field;
}

/**
 * An answer counts as success if its status is OK and it is JSON, whatever it says (specification, section 7).
 * @throws SyntaxError when the status is OK but the answer isn't JSON: it came from a proxy, and nothing was stored
 */
function parseOutcome({ ok, text }: Answer, status: Copy["status"]): Outcome {
  const { reason, problems } = parseAnswer(text);
  if (!ok) return { sent: false, status: status.refused, reason, problems };
  JSON.parse(text);
  return { sent: true, status: status.sent };
}

type CvRules = CareerPage["form"]["cvRules"];
type CvProblems = CareerPage["form"]["cvProblems"];

/**
 * Checks a CV's file extension and size before it is sent. A problem becomes the field's validity message, so that the
 * form can't be sent. The server checks the content.
 */
function useCvCheck(rules: CvRules, problems: CvProblems) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");

  function validate(control: HTMLInputElement): boolean {
    const file = control.files?.[0];
    const message = file ? findProblem(file, rules, problems) : "";
    control.setCustomValidity(message);
    setProblem(message);
    return message === "";
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

function findProblem(file: File, { accept, maxBytes, ...cv }: CvRules, problems: CvProblems): string {
  const name = file.name.toLowerCase();
  if (!accept.split(",").some((ending) => name.endsWith(ending)))
    return interpolate(problems.kind, { ...cv, file: file.name });
  if (file.size > maxBytes)
    return interpolate(problems.size, { ...cv, file: file.name, fileSize: roundUpToMegabytes(file.size) });
  if (file.size === 0) return interpolate(problems.empty, { ...cv, file: file.name });
  return "";
}

/** Rounded up to a tenth, so that a file just above the limit isn't shown as the limit itself. */
function roundUpToMegabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
}
