import type { SubmissionDetails, SubmissionSummary } from "../api/api.ts";
import button from "../components/button.module.css";
import { CopyButton } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { createStore } from "../create-store.ts";
import { composeErasureLetter } from "../words/erasure-words.ts";
import { words } from "../words.ts";
import { composeChatLink, composeMailLink } from "./contact.tsx";
import { buildPhoneLinks } from "./phone-links.ts";
import styles from "./submission.module.css";

export type ErasedSubmission = Pick<SubmissionSummary, "id" | "kind" | "receivedAt" | "hasCv" | "notes">;

/** In memory alone: of whoever is erased, nothing else may stay. */
const letter = createStore<{ phone: string; email: string; text: string } | undefined>(undefined);

/** Shows what can be told to whoever asked to be erased. @param me who tells it */
export function offerLetter(
  { name, phone, email, others }: SubmissionDetails,
  erased: ErasedSubmission[],
  me: string,
): void {
  const has = { hasCv: erased.some(({ hasCv }) => hasCv), notes: erased.some(({ notes }) => notes > 0) };
  const isPart = others.some(({ id }) => !erased.some((one) => one.id === id));
  const named = name === phone || name === email ? "" : name;
  const text = composeErasureLetter(named, erased, { ...has, isPart }, me);
  letter.set({ phone, email, text });
}

export function ErasureLetter() {
  const current = letter.use();
  if (!current) return null;
  const { phone, email, text } = current;
  const chat = buildPhoneLinks(phone)?.chat;
  return (
    <Dialog title={words.erasing.letter} onClose={() => letter.set(undefined)}>
      <p>
        {words.erasing.letterText} {!chat && !email && words.erasing.byVoice}
      </p>
      <p className={styles.preview}>{text}</p>
      <p className="row">
        <CopyButton text={text} label={words.copy} />
        {chat && (
          <a
            className={button.line}
            href={composeChatLink(chat, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.contact.chat} <span className="visually-hidden">({words.newTab})</span>
          </a>
        )}
        {email && (
          <a className={button.line} href={composeMailLink(email, words.erasing.subject, text)}>
            {words.contact.write}
          </a>
        )}
      </p>
    </Dialog>
  );
}
