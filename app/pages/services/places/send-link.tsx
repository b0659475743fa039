import { ButtonLink } from "../../../components/links.tsx";

type SendLinkProps = {
  /** What is sent: some words, and an address of ours below them. */
  message: { title: string; text: string; url: string };
  children: string;
};

/** Sends something by the system's own sheet where there is one, and by WhatsApp elsewhere and without script. */
export function SendLink({ message, children }: SendLinkProps) {
  const { text, url } = message;
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      kind="line"
      icon="external"
      onClick={(event) => {
        if (!navigator.share) return;
        event.preventDefault();
        // Whoever closes the sheet has decided; there is nothing to tell.
        navigator.share(message).catch(() => undefined);
      }}
    >
      {children}
    </ButtonLink>
  );
}
