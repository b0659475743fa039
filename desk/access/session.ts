import { useMutation, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Me } from "../../server/submission/staff.ts";
import { api, type Session } from "../api/api.ts";
import { pollIntervalMs, queryClient } from "../api/query-client.ts";
import { connection, RefusedError } from "../api/request.ts";
import { describeFailure } from "../components/failure.tsx";
import { createStore } from "../create-store.ts";
import { dismiss, notify } from "../shell/notices.ts";
import { dropDrafts } from "../submission/drafts.ts";

/** Who is signed in and what they must do first; null where nobody is, undefined until that is known. */
export function useSession(): Session | null | undefined {
  const away = connection.use();
  const isPaused = recoveryCodesVisible.use();
  const { data } = useQuery({
    queryKey: ["me"],
    queryFn: async () => {
      try {
        const session = await api.me();
        forgetPreviousUser(session.me);
        return session;
      } catch (error) {
        if (error instanceof RefusedError && error.status < 500) return null;
        throw error;
      }
    },
    enabled: !isPaused,
    refetchInterval: away && pollIntervalMs,
    staleTime: 60_000,
    // Without a first answer there is nothing to show.
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return data;
}

export const MeContext = createContext<Me | undefined>(undefined);

/** @throws Error when used outside `RequireSession` */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me)
    throw new Error("useMe was called outside RequireSession. Render the component inside <RequireSession>.");
  return me;
}

let lastIdentity: string | undefined;

export function identityKey({ id, role }: Me): string {
  return `${id} ${role}`;
}

/** Whoever is signed in now may neither see nor undo what somebody else did before in this tab. */
function forgetPreviousUser(me: Me): void {
  const identity = identityKey(me);
  if (lastIdentity !== undefined && lastIdentity !== identity) forgetUserData();
  lastIdentity = identity;
}

function forgetUserData(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
  queryClient.getMutationCache().clear();
  dismiss();
}

/** Signing out also forgets in this browser whatever the desk showed or was typed into it. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: api.signOut,
    onSuccess: () => {
      dropDrafts();
      forgetUserData();
      queryClient.setQueryData(["me"], null);
    },
    onError: (error) => notify(describeFailure(error)),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}

/** Whether recovery codes are on the screen, which are shown once: until they are kept nothing may take their place. */
export const recoveryCodesVisible = createStore(false);
