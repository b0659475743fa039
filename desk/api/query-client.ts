import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { Away } from "./away.ts";
import { Refused } from "./refused.ts";

/** How often a server that is away is asked again, and the list whether there is anything new, in ms. */
export const everyMs = 3_000;

/** A session that has ended, or wants more than a password now: the gate asks who is there. */
function lookWhoIsThere(error: unknown): void {
  if (error instanceof Refused && [401, 403].includes(error.status))
    void queryClient.invalidateQueries({ queryKey: ["me"] });
}

/**
 * What the desk knows of the server. A server that is away is asked again until it answers; a refusal is final. The
 * browser's own notion of being offline is not asked: an office network without internet reaches the server all the same.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: lookWhoIsThere }),
  mutationCache: new MutationCache({ onError: lookWhoIsThere }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      retry: (_failures, error) => error instanceof Away,
      retryDelay: everyMs,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
