import type { ComponentProps } from "react";
import { detectLanguage } from "../data/language-paths.ts";
import { pageFacts, toLocalPath } from "../data/page-facts.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "download"> & {
  /** Path of the English page, query and hash. */
  to: string;
};

/** A link to a page of this site, in the current language if the page exists in it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { language } = pageFacts();
  const href = toLocalPath(to);
  const target = detectLanguage(href);
  return <a href={href} {...(target !== language && { hrefLang: target })} {...props} />;
}
