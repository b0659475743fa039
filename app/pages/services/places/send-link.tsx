import { ButtonLink } from "../../../components/links.tsx";

type SendLinkProps = {
  /** Words, and below them an address of this site. */
  message: { title: string; text: string; url: string };
  children: string;
};

/** Shares by the system's own sheet where there is one (`share.ts`), and by WhatsApp elsewhere and without script. */
export function SendLink({ message, children }: SendLinkProps) {
  const { text, url } = message;
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      kind="line"
      icon="external"
      data-share={JSON.stringify(message)}
    >
      {children}
    </ButtonLink>
  );
}
