import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { buildSettings } from "../build-settings.ts";
import { Choice } from "../components/choice.tsx";
import { Field } from "../components/field.tsx";
import { FormStatus } from "../components/form-status.tsx";
import { Honeypot } from "../components/honeypot.tsx";
import { SendButton } from "../components/send-button.tsx";
import { type Outcome, useSubmission } from "../components/use-submission.ts";
import type { ContactPage } from "../reading/contact-page.server.ts";
import { fillWords } from "../reading/fill-words.ts";
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
  const submission = useSubmission({
    form,
    address: buildSettings.enquiryUrl,
    read: (answer) => readAnswer(answer, status),
    words: { ...status, notSent: status.failed },
    fadesAfterMs,
    patienceMs,
  });
  useCarriedIn(form, words);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="get-in-touch"
      action={buildSettings.enquiryUrl}
      method="post"
      encType="multipart/form-data"
      onSubmit={submission.onSubmit}
      onFocus={submission.onTouched}
      onInput={submission.onTouched}
    >
      <header className={styles.head}>
        <h1 id="get-in-touch">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Field id="enquiry-name" label={fields.name.label}>
        {(wiring) => (
          <input
            {...wiring}
            {...rules.name}
            type="text"
            name="name"
            autoComplete="name"
            placeholder={fields.name.placeholder}
          />
        )}
      </Field>
      <Field id="enquiry-phone" label={fields.phone.label}>
        {(wiring) => (
          <input
            {...wiring}
            {...rules.phone}
            type="tel"
            name="phone"
            autoComplete="tel"
            inputMode="tel"
            placeholder={fields.phone.placeholder}
          />
        )}
      </Field>
      <Field id="enquiry-service" label={fields.service.label}>
        {(wiring) => (
          <Choice>
            <select {...wiring} required={rules.service.required} name="service" defaultValue="">
              <option value="">{fields.service.placeholder}</option>
              {words.services.map((service) => (
                <option key={service} value={service}>
                  {service}
                </option>
              ))}
            </select>
          </Choice>
        )}
      </Field>
      <Field id="enquiry-message" label={fields.message.label} className={styles.message}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...rules.message}
            name="message"
            rows={5}
            placeholder={fields.message.placeholder}
          />
        )}
      </Field>
      {buildSettings.enquiryAccessKey && (
        <input type="hidden" name="access_key" value={buildSettings.enquiryAccessKey} />
      )}
      <Honeypot />
      <p className={styles.notice}>{words.notice}</p>
      <div className={styles.send}>
        <SendButton sending={submission.sending} label={words.button} labelSending={words.buttonSending} />
      </div>
      <div className={styles.status}>
        <FormStatus
          status={submission.status}
          sent={status.sent}
          notSent={status.failed}
          goBack={status.goBack}
        />
      </div>
    </form>
  );
}

/** @throws Error when the answer isn't ok, or isn't the form service's `{success, message}` */
async function readAnswer(answer: Response, status: Words["status"]): Promise<Outcome> {
  if (!answer.ok) throw new Error(`Network response was not ok: ${answer.status}`);
  const { success, message } = (await answer.json()) as { success?: unknown; message?: unknown };
  if (success === true) return { sent: true, status: status.sent };
  if (typeof message !== "string" || !message) throw new Error("The answer says neither success nor why not");
  console.error(message);
  return { sent: false, status: fillWords(status.rejected, { message }) };
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
