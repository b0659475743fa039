import type { Me } from "../../server/submission/staff.ts";
import { queryClient } from "../api/query-client.ts";
import { dismissAll } from "../shell/toasts.ts";

let last: string | undefined;

/** Another text for each person, and for the same person in another role. */
export function identityOf({ id, role }: Me): string {
  return `${id} ${role}`;
}

/**
 * Forgets what was shown to whoever was signed in before in this tab, if that was somebody else: whoever is signed in now
 * may neither see nor undo any of it.
 */
export function forgetOthers(me: Me): void {
  const now = identityOf(me);
  if (last !== undefined && last !== now) forgetAll();
  last = now;
}

/** Forgets what was shown and done, but for who is signed in. */
export function forgetAll(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
  queryClient.getMutationCache().clear();
  dismissAll();
}
