import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { buildSettings } from "../build-settings.ts";
import { Choice } from "../components/choice.tsx";
import { Field, type FieldWiring } from "../components/field.tsx";
import { PostForm } from "../components/post-form.tsx";
import { explain, readFormAnswer } from "../components/read-answer.ts";
import { useSubmissionState } from "../components/submission-state.ts";
import { useLengthNotes } from "../components/use-length-notes.ts";
import type { Outcome } from "../components/use-submission.ts";
import type { ContactPage } from "../reading/contact-page.server.ts";
import { fillWords } from "../reading/fill-words.ts";
import { useShell } from "../shell/use-shell.ts";
import styles from "./enquiry-form.module.css";

type Words = ContactPage["form"];

/** After how long the status disappears, in ms (specification, section 9). */
const fadesAfterMs = 5000;
/** Without an answer for so long, in ms, the visitor is told that it failed: texts alone pass in a moment. */
const patienceMs = 60_000;

/** The enquiry form: fields, states and texts as the specification's sections 3 to 5 and 8 have them. */
export function EnquiryForm({ words }: { words: Words }) {
  const { fields, rules, status } = words;
  const form = useRef<HTMLFormElement>(null);
  useCarriedIn(form, words);
  const { problems } = useSubmissionState("enquiry");
  const lengths = useLengthNotes(form, rules, useShell().site.forms);
  const field = (name: keyof typeof fields, draw: (wiring: FieldWiring & { name: string }) => ReactNode) => (
    <Field
      id={`enquiry-${name}`}
      label={fields[name].label}
      hint={lengths.notes[name]?.hint}
      problem={lengths.notes[name]?.problem ?? problems[name]}
      {...(name === "message" && { className: styles.message })}
    >
      {(wiring) => draw({ ...wiring, name })}
    </Field>
  );
  return (
    <PostForm
      name="enquiry"
      form={form}
      className={styles.form}
      labelledBy="get-in-touch"
      address={buildSettings.enquiryUrl}
      read={(answer) => readAnswer(answer, status)}
      words={words}
      notSent={status.failed}
      fadesAfterMs={fadesAfterMs}
      patienceMs={patienceMs}
      onInput={lengths.onInput}
      onReset={lengths.onReset}
    >
      <header className={styles.head}>
        <h1 id="get-in-touch">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {field("name", (wiring) => (
        <input
          {...wiring}
          required={rules.name.required}
          type="text"
          autoComplete="name"
          placeholder={fields.name.placeholder}
        />
      ))}
      {field("phone", (wiring) => (
        <input
          {...wiring}
          required={rules.phone.required}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          placeholder={fields.phone.placeholder}
        />
      ))}
      {field("service", (wiring) => (
        <Choice>
          <select {...wiring} required={rules.service.required} defaultValue="">
            <option value="">{fields.service.placeholder}</option>
            {words.services.map((service) => (
              <option key={service} value={service}>
                {service}
              </option>
            ))}
          </select>
        </Choice>
      ))}
      {field("message", (wiring) => (
        <textarea
          {...wiring}
          required={rules.message.required}
          rows={5}
          placeholder={fields.message.placeholder}
        />
      ))}
      {/* Part of every enquiry (specification, section 3); our own server needs none. */}
      <input type="hidden" name="access_key" value={buildSettings.enquiryAccessKey} />
    </PostForm>
  );
}

/** @throws Error when an ok answer isn't the form service's `{success, message}` */
async function readAnswer(answer: Response, status: Words["status"]): Promise<Outcome> {
  const said = await readFormAnswer(answer);
  if (!answer.ok) {
    console.error(new Error(`Network response was not ok: ${answer.status}`));
    return { sent: false, status: status.failed, ...explain(said) };
  }
  if (said?.success === true) return { sent: true, status: status.sent };
  const { reason: message, problems } = explain(said);
  if (!message) throw new Error("The answer says neither success nor why not");
  console.error(message);
  return {
    sent: false,
    status: fillWords(status.rejected, { message }),
    reason: message,
    ...(problems && { problems }),
  };
}

/** The longest name of a society that is carried into the message, in characters. */
const longestSociety = 100;

/**
 * What the address carries into the form: `?service=` chooses a service, `?society=` begins the message.
 * What the visitor wrote already is left alone.
 */
function useCarriedIn(form: RefObject<HTMLFormElement | null>, words: Words): void {
  const { search } = useLocation();
  useEffect(() => {
    const carried = new URLSearchParams(search);
    const service = form.current?.querySelector<HTMLSelectElement>("[name=service]");
    const message = form.current?.querySelector<HTMLTextAreaElement>("[name=message]");
    const wanted = carried.get("service") ?? "";
    if (service?.value === "" && words.services.includes(wanted)) service.value = wanted;
    const society = (carried.get("society") ?? "").replace(/\s+/g, " ").trim().slice(0, longestSociety);
    if (message?.value === "" && society) message.value = `${fillWords(words.society, { society })}\n`;
  }, [search, form, words]);
}
