import type { Me } from "../../server/submission/staff.ts";
import { queryClient } from "../api/query-client.ts";
import { dismissAll } from "../shell/toasts.ts";

let last: string | undefined;

/** Apart for each person, and for one who has become an owner or is none any longer. */
export function whoIs({ id, role }: Me): string {
  return `${id} ${role}`;
}

/**
 * Forgets what was shown to whoever was here before in this tab, where that was somebody else: nothing of it may be seen
 * or taken back by who is here now.
 */
export function forgetOthers(me: Me): void {
  const now = whoIs(me);
  if (last !== undefined && last !== now) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
    queryClient.getMutationCache().clear();
    dismissAll();
  }
  last = now;
}
