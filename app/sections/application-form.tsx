import { type ReactNode, useRef } from "react";
import { buildSettings } from "../build-settings.ts";
import { Field, type FieldWiring } from "../components/field.tsx";
import { PostForm } from "../components/post-form.tsx";
import type { Outcome } from "../components/use-submission.ts";
import type { CareerPage } from "../reading/career-page.server.ts";
import styles from "./application-form.module.css";
import { useCvCheck } from "./use-cv-check.ts";

type Words = CareerPage["form"];

/** Without an answer for so long, in ms, the applicant is told that it failed: 5 MB over a weak 4G link take minutes. */
const patienceMs = 300_000;

/** The application form: fields, states and texts as the specification's sections 3 to 5 and 8 have them. */
export function ApplicationForm({ words }: { words: Words }) {
  const { fields, rules, cvRules, status } = words;
  const form = useRef<HTMLFormElement>(null);
  const cv = useCvCheck(form, cvRules, words.cvProblems);
  const field = (name: keyof typeof fields, draw: (wiring: FieldWiring & { name: string }) => ReactNode) => (
    <Field
      id={`application-${name}`}
      label={fields[name].label}
      {...(name === "position" && { className: styles.position })}
      {...(name === "cv" && { hint: words.cvHint, problem: cv.problem })}
    >
      {(wiring) => draw({ ...wiring, ...rules[name], name })}
    </Field>
  );
  return (
    <PostForm
      form={form}
      className={styles.form}
      labelledBy="apply"
      address={buildSettings.applicationUrl}
      read={async (answer) => readAnswer(answer, status)}
      words={words}
      notSent={status.refused}
      patienceMs={patienceMs}
      onReset={cv.onReset}
    >
      {field("position", (wiring) => (
        <input {...wiring} type="text" placeholder={fields.position.placeholder} />
      ))}
      {field("firstName", (wiring) => (
        <input {...wiring} type="text" autoComplete="given-name" />
      ))}
      {field("lastName", (wiring) => (
        <input {...wiring} type="text" autoComplete="family-name" />
      ))}
      {field("experience", (wiring) => (
        <input
          {...wiring}
          type="number"
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
        <input {...wiring} type="file" accept={cvRules.accept} onChange={cv.onChange} />
      ))}
    </PostForm>
  );
}

/** Only whether the answer is ok counts; its fields are unused (specification, section 7). */
function readAnswer(answer: Response, status: Words["status"]): Outcome {
  return answer.ok ? { sent: true, status: status.sent } : { sent: false, status: status.refused };
}
