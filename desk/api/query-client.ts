import { MutationCache, QueryCache, QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";
import { RefusedError, UnreachableError } from "./request.ts";

/** Milliseconds between two tries to reach the server, and between two polls of the list. */
export const pollIntervalMs = 3_000;

/** Lets `RequireSession` ask again for a password or a code where the session has ended or now needs more. */
function handleAuthError(error: unknown): void {
  if (error instanceof RefusedError && [401, 403].includes(error.status)) refetchSession();
}

export const refetchSession = () => void queryClient.invalidateQueries({ queryKey: ["me"] });

/**
 * What the desk knows of the server. A server that is away is asked again until it answers; a refusal is final. The
 * browser's own notion of being offline doesn't count: an office network without internet still reaches the server.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleAuthError }),
  mutationCache: new MutationCache({ onError: handleAuthError }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      retry: (_failures, error) => error instanceof UnreachableError,
      retryDelay: pollIntervalMs,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/**
 * To whom a submission can be assigned.
 * @param includedId an account that is shown although it may be gone
 */
export function usePeople(includedId?: string, name = includedId): { id: string; name: string }[] {
  const { data } = useQuery({ queryKey: ["people"], queryFn: api.people, staleTime: 60_000 });
  const people = data?.people ?? [];
  if (!includedId || !name || people.some(({ id }) => id === includedId)) return people;
  return [{ id: includedId, name }, ...people];
}
