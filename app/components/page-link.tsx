import { Link, type LinkProps } from "react-router";

/**
 * A link to a page of this site: what the page needs is fetched as soon as the link is pointed at or focused, and
 * the pages pass into each other where the browser has view transitions.
 */
export function PageLink(props: Omit<LinkProps, "prefetch" | "viewTransition">) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
