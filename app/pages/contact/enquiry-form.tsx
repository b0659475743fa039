import { type RefObject, useEffect, useRef } from "react";
import { cutText } from "../../../formats/letters.ts";
import { Select } from "../../components/form/field.tsx";
import { addToMessage } from "../../components/form/form-draft.ts";
import { PostForm } from "../../components/form/post-form.tsx";
import { type Answer, type Outcome, parseAnswer } from "../../components/form/use-submission.ts";
import { buildSettings } from "../../data/build-constants.ts";
import { interpolate } from "../../data/format.ts";
import { pageFacts } from "../../data/page-facts.ts";
import styles from "./contact.module.css";
import type { ContactPage } from "./contact-page.server.ts";
import { enquiryNotice } from "./enquiry-notice.ts";
import { PaintedBoard } from "./painted-board.tsx";

type Copy = ContactPage["form"];

/** After how long the status disappears, in ms (specification, section 9). */
const hideStatusAfterMs = 5000;
/** How long to wait for an answer, in ms, before reporting failure; text alone takes a moment. */
const timeoutMs = 60_000;

type EnquiryFormProps = {
  copy: Copy;
  details: ContactPage["details"];
  /** The address of its page. */
  page: string;
};

/** The enquiry form, with the time of answer at its head: fields, states and texts follow the specification, sections 3 to 5 and 8. */
export function EnquiryForm({ copy, details, page }: EnquiryFormProps) {
  const { fields, status } = copy;
  const { language } = pageFacts();
  const service = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useValuesFromAddress(service, message, copy);
  return (
    <PostForm
      name="enquiry"
      className={styles.form}
      labelledBy="get-in-touch"
      address={buildSettings.enquiryUrl}
      parseOutcome={(answer) => parseOutcome(answer, status)}
      copy={{
        ...copy,
        notice: enquiryNotice(copy, buildSettings.enquiryUrl, buildSettings.enquiryAccessKey),
      }}
      rules={copy.rules}
      page={page}
      notSent={status.failed}
      extras={{ message: { className: styles.message } }}
      thanks={(name) => <PaintedBoard name={name} desk={copy.desk} />}
      hideStatusAfterMs={hideStatusAfterMs}
      timeoutMs={timeoutMs}
    >
      {(field) => (
        <>
          <header className={styles.formHead}>
            <p>{copy.lead}</p>
            <p>
              {details.answer.title} <b>{details.answer.text}</b>
              {details.answer.sample && ` (${details.sample})`}
              {language === "hi" ? "।" : "."}
            </p>
          </header>
          {field("name", { type: "text", dir: "auto", autoComplete: "name" })}
          {field("phone", { type: "tel", autoComplete: "tel", inputMode: "tel" })}
          {field("service", (wiring) => (
            <Select>
              <select {...wiring} ref={service} defaultValue="">
                <option value="">{fields.service.placeholder}</option>
                {copy.services.map(({ label, value }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Select>
          ))}
          {field("message", (wiring) => (
            <textarea
              {...wiring}
              ref={message}
              rows={5}
              dir="auto"
              placeholder={fields.message.placeholder}
            />
          ))}
          {/* Part of every enquiry (specification, section 3); our own server needs none. */}
          <input type="hidden" name="access_key" value={buildSettings.enquiryAccessKey} />
        </>
      )}
    </PostForm>
  );
}

/** @throws Error when an ok answer isn't the form service's `{success, message}` */
function parseOutcome(answer: Answer, status: Copy["status"]): Outcome {
  const { success, ...refusal } = parseAnswer(answer.text);
  if (!answer.ok) {
    console.error(new Error(`Network response was not ok: ${answer.status}`));
    return { sent: false, status: status.failed, ...refusal };
  }
  if (success) return { sent: true, status: status.sent };
  const { reason } = refusal;
  if (!reason) throw new Error("The answer says neither that the form was taken nor why it wasn’t");
  console.error(reason);
  return { sent: false, status: interpolate(status.rejected, { message: reason }), ...refusal };
}

/** How many characters of a society's name are carried into the message. */
const maxSocietyLength = 100;

/**
 * Fills the form from the address: `?service=` chooses a service unless the visitor chose one, `?society=` begins the
 * message, `#message=` adds lines below it. What was added to the message is removed from the address, so that it isn't
 * added twice.
 */
function useValuesFromAddress(
  serviceField: RefObject<HTMLSelectElement | null>,
  messageField: RefObject<HTMLTextAreaElement | null>,
  copy: Copy,
): void {
  useEffect(() => {
    const { search, hash } = location;
    const service = serviceField.current;
    const message = messageField.current;
    if (!service || !message) return;
    const parameters = new URLSearchParams(search);
    const lines = parseMessage(hash);
    const requested = parameters.get("service") ?? "";
    const option = copy.services.find(({ label, value }) => [label, value].includes(requested));
    const society = cutText((parameters.get("society") ?? "").replace(/\s+/g, " ").trim(), maxSocietyLength);
    if ((service.value === "" || lines || society) && option) service.value = option.value;
    if (!lines && !society) return;
    message.value = addToMessage("draft:enquiry", message.value, {
      ...(society && { before: interpolate(copy.society, { society }) }),
      below: lines,
    });
    message.dispatchEvent(new Event("input", { bubbles: true }));
    parameters.delete("society");
    const query = String(parameters);
    history.replaceState(history.state, "", location.pathname + (query && `?${query}`));
  }, [serviceField, messageField, copy]);
}

/** The lines that `enquiryPath` put after the #; empty if there are none. */
function parseMessage(hash: string): string {
  const [, text = ""] = /^#message=(.*)$/.exec(hash) ?? [];
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return "";
  }
}
