import { MutationCache, QueryCache, QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";
import { Away, Refused } from "./request.ts";

/** Milliseconds between two requests to a server that is away, and between two looks for anything new in the list. */
export const everyMs = 3_000;

/** When a session has ended, or wants more than a password now, the gate is to ask for it again. */
function refetchSession(error: unknown): void {
  if (error instanceof Refused && [401, 403].includes(error.status)) askWhoIsHere();
}

/** Asks again who is signed in, and what they must do first. */
export function askWhoIsHere(): void {
  void queryClient.invalidateQueries({ queryKey: ["me"] });
}

/**
 * What the desk knows of the server. A server that is away is asked again until it answers; a refusal is final. The
 * browser's own notion of being offline doesn't count: an office network without internet still reaches the server.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: refetchSession }),
  mutationCache: new MutationCache({ onError: refetchSession }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      retry: (_failures, error) => error instanceof Away,
      retryDelay: everyMs,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/**
 * To whom a submission can be assigned.
 * @param also an account that is shown although it may be gone
 */
export function usePeople(also?: string, name = also): { id: string; name: string }[] {
  const { data } = useQuery({ queryKey: ["people"], queryFn: api.people, staleTime: 60_000 });
  const people = data?.people ?? [];
  if (!also || !name || people.some(({ id }) => id === also)) return people;
  return [{ id: also, name }, ...people];
}
