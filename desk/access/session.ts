import { useMutation, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { createStore } from "../../app/components/store.ts";
import type { Me } from "../../server/submission/staff.ts";
import { api, type Session } from "../api/api.ts";
import { everyMs, queryClient } from "../api/query-client.ts";
import { connection, Refused } from "../api/request.ts";
import { sayFailure } from "../components/form.tsx";
import { dismissAll, tell } from "../shell/notices.ts";
import { dropNoteDrafts } from "../submission/note-drafts.ts";

/** Who is signed in and what they must do first; null where nobody is, undefined until that is known. */
export function useSession(): Session | null | undefined {
  const away = connection.use();
  const held = codesShown.use();
  const { data } = useQuery({
    queryKey: ["me"],
    queryFn: async () => {
      try {
        const session = await api.me();
        forgetOthers(session.me);
        return session;
      } catch (error) {
        if (error instanceof Refused && error.status < 500) return null;
        throw error;
      }
    },
    enabled: !held,
    refetchInterval: away && everyMs,
    staleTime: 60_000,
    // Without a first answer there is nothing to show.
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return data;
}

/** Who is signed in, for everything behind the gate. */
export const MeContext = createContext<Me | undefined>(undefined);

/** @throws Error when used outside the gate */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error("useMe was called outside the gate. Render the component inside <Gate>.");
  return me;
}

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

/** Ends the session, and forgets in this browser whatever the desk showed or was typed into it. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: api.signOut,
    onSuccess: () => {
      dropNoteDrafts();
      forgetAll();
      queryClient.setQueryData(["me"], null);
    },
    onError: (error) => tell(sayFailure(error)),
  });
  return { signOut: () => mutate(), signingOut: isPending };
}

/** Whether recovery codes are on the screen, which are shown once: until they are kept nothing may take their place. */
export const codesShown = createStore(false);
