import { type ReactNode, useRef } from "react";
import { Field, type FieldWiring } from "../../components/form/field.tsx";
import type { Answer } from "../../components/form/post.ts";
import { PostForm } from "../../components/form/post-form.tsx";
import { readAnswer } from "../../components/form/read-answer.ts";
import { useSubmissionState } from "../../components/form/submission-state.ts";
import type { Outcome } from "../../components/form/use-submission.ts";
import { useTextNotes } from "../../components/form/use-text-notes.ts";
import { buildSettings } from "../../data/build-settings.ts";
import { isOwnServer } from "../../data/is-own-server.ts";
import { useShell } from "../../data/use-shell.ts";
import styles from "./application-form.module.css";
import type { CareerPage } from "./career-page.server.ts";
import { useCvCheck } from "./use-cv-check.ts";

type Copy = CareerPage["form"];

/** How long to wait for an answer, in ms, before reporting failure: 5 MB over a weak 4G connection take minutes. */
const timeoutMs = 300_000;

/** The application form: fields, states and texts follow the specification, sections 3 to 5 and 8. */
export function ApplicationForm({ copy }: { copy: Copy }) {
  const { fields, rules, cvRules, status } = copy;
  const form = useRef<HTMLFormElement>(null);
  const cv = useCvCheck(cvRules, copy.cvProblems);
  const { problems } = useSubmissionState("application");
  const texts = useTextNotes(form, rules, useShell().site.forms);
  const field = (
    name: keyof typeof fields,
    draw: (wiring: FieldWiring & { name: string; required: boolean }) => ReactNode,
  ) => (
    <Field
      id={`application-${name}`}
      label={fields[name].label}
      hint={name === "cv" ? copy.cvHint : texts.notes[name]?.hint}
      problem={(name === "cv" ? cv.problem : texts.notes[name]?.problem) || problems[name]}
      {...(name === "position" && { className: styles.position })}
    >
      {(wiring) => draw({ ...wiring, required: rules[name].required, name })}
    </Field>
  );
  return (
    <PostForm
      name="application"
      form={form}
      className={styles.form}
      labelledBy="apply"
      address={buildSettings.applicationUrl}
      read={(answer) => outcomeOf(answer, status)}
      copy={copy}
      notSent={status.refused}
      timeoutMs={timeoutMs}
      watched={isOwnServer(buildSettings.applicationUrl)}
      onInput={texts.onInput}
      onReset={() => {
        cv.onReset();
        texts.onReset();
      }}
    >
      {field("position", (wiring) => (
        <input {...wiring} type="text" dir="auto" placeholder={fields.position.placeholder} />
      ))}
      {field("firstName", (wiring) => (
        <input {...wiring} type="text" dir="auto" autoComplete="given-name" />
      ))}
      {field("lastName", (wiring) => (
        <input {...wiring} type="text" dir="auto" autoComplete="family-name" />
      ))}
      {field("experience", (wiring) => (
        <input
          {...wiring}
          type="number"
          min={rules.experience.min}
          step="any"
          inputMode="decimal"
          placeholder={fields.experience.placeholder}
        />
      ))}
      {field("phone", (wiring) => (
        <input {...wiring} type="tel" inputMode="tel" autoComplete="tel" />
      ))}
      {field("email", (wiring) => (
        <input {...wiring} type="email" inputMode="email" autoComplete="email" />
      ))}
      {field("cv", (wiring) => (
        <input {...wiring} ref={cv.field} type="file" accept={cvRules.accept} onChange={cv.onChange} />
      ))}
    </PostForm>
  );
}

/**
 * An answer counts as success if its status is OK and it is JSON, whatever it says (specification, section 7).
 * @throws SyntaxError when the status is OK but the answer isn't JSON: it came from a proxy, and nothing was stored
 */
function outcomeOf({ ok, text }: Answer, status: Copy["status"]): Outcome {
  const { reason, problems } = readAnswer(text);
  if (!ok) return { sent: false, status: status.refused, reason, problems };
  JSON.parse(text);
  return { sent: true, status: status.sent };
}
