import "../styles/prose.css";

/** HTML made from Markdown. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own content, made at build
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
