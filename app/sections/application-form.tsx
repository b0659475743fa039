import { type ReactNode, useRef } from "react";
import { buildSettings } from "../build-settings.ts";
import { Field, type FieldWiring } from "../components/field.tsx";
import { PostForm } from "../components/post-form.tsx";
import { explain, readFormAnswer } from "../components/read-answer.ts";
import { useSubmissionState } from "../components/submission-state.ts";
import { useLengthNotes } from "../components/use-length-notes.ts";
import type { Outcome } from "../components/use-submission.ts";
import type { CareerPage } from "../reading/career-page.server.ts";
import { useShell } from "../shell/use-shell.ts";
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
  const { problems } = useSubmissionState("application");
  const lengths = useLengthNotes(form, rules, useShell().site.forms);
  const field = (
    name: keyof typeof fields,
    draw: (wiring: FieldWiring & { name: string; required: boolean }) => ReactNode,
  ) => (
    <Field
      id={`application-${name}`}
      label={fields[name].label}
      hint={name === "cv" ? words.cvHint : lengths.notes[name]?.hint}
      problem={(name === "cv" ? cv.problem : lengths.notes[name]?.problem) || problems[name]}
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
      read={(answer) => readAnswer(answer, status)}
      words={words}
      notSent={status.refused}
      patienceMs={patienceMs}
      onInput={lengths.onInput}
      onReset={() => {
        cv.onReset();
        lengths.onReset();
      }}
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
        <input {...wiring} type="file" accept={cvRules.accept} onChange={cv.onChange} />
      ))}
    </PostForm>
  );
}

/**
 * At another host only whether the answer is ok counts (specification, section 7). Our own server says yes in so many
 * words: a 200 with something else comes from a machine in between, and nothing is kept.
 * @throws Error when our own address answers ok without our server's yes
 */
async function readAnswer(answer: Response, status: Words["status"]): Promise<Outcome> {
  const said = await readFormAnswer(answer);
  if (!answer.ok) return { sent: false, status: status.refused, ...explain(said) };
  const isOurs = buildSettings.applicationUrl.startsWith("/");
  if (isOurs && said?.success !== true) throw new Error("The answer is not our server's");
  return { sent: true, status: status.sent };
}
