import { memo, type ReactNode } from "react";

/**
 * A page as its route shows it: rendered anew for other data alone. Left to itself it is rendered at each of the
 * router's steps towards another page as well, before that one can be.
 */
export function asScreen<Props extends { loaderData: unknown }>(render: (props: Props) => ReactNode) {
  return memo(render, (before, after) => before.loaderData === after.loaderData);
}
