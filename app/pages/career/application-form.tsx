import { PostForm } from "../../components/form/post-form.tsx";
import { type Answer, type Outcome, readAnswer } from "../../components/form/use-submission.ts";
import { buildSettings } from "../../data/build-settings.ts";
import styles from "./application-form.module.css";
import type { CareerPage } from "./career-page.server.ts";
import { useCvCheck } from "./use-cv-check.ts";

type Copy = CareerPage["form"];

/** How long to wait for an answer, in ms, before reporting failure: 5 MB over a weak 4G connection take minutes. */
const timeoutMs = 300_000;

const originOf = (address: string) => new URL(address, buildSettings.siteUrl).origin;
/** Whether applications go to our own server, which is also told when a page fails, and not to a service's. */
const ownServer = originOf(buildSettings.applicationUrl) === originOf(buildSettings.errorUrl);

/** The application form: fields, states and texts follow the specification, sections 3 to 5 and 8. */
export function ApplicationForm({ copy }: { copy: Copy }) {
  const { rules, cvRules, status } = copy;
  const cv = useCvCheck(cvRules, copy.cvProblems);
  return (
    <PostForm
      name="application"
      className={styles.form}
      labelledBy="apply"
      address={buildSettings.applicationUrl}
      read={(answer) => outcomeOf(answer, status)}
      copy={copy}
      rules={rules}
      notSent={status.refused}
      extras={{ position: { className: styles.position }, cv: { hint: copy.cvHint, problem: cv.problem } }}
      timeoutMs={timeoutMs}
      watched={ownServer}
      onReset={cv.onReset}
    >
      {(field) => (
        <>
          {field("position", { type: "text", dir: "auto" })}
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
 * An answer counts as success if its status is OK and it is JSON, whatever it says (specification, section 7).
 * @throws SyntaxError when the status is OK but the answer isn't JSON: it came from a proxy, and nothing was stored
 */
function outcomeOf({ ok, text }: Answer, status: Copy["status"]): Outcome {
  const { reason, problems } = readAnswer(text);
  if (!ok) return { sent: false, status: status.refused, reason, problems };
  JSON.parse(text);
  return { sent: true, status: status.sent };
}
