import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Me } from "../../server/submission/staff.ts";
import { api, type There } from "../api/api.ts";
import { useAway } from "../api/connection.ts";
import { everyMs } from "../api/query-client.ts";
import { Refused } from "../api/refused.ts";
import { codesShown } from "./codes-shown.ts";
import { forgetOthers } from "./forget-others.ts";

/** Who is signed in and what is wanted of them first; null where nobody is, undefined until that is known. */
export function useWhoIsThere(): There | null | undefined {
  const away = useAway();
  const held = codesShown.use();
  const { data } = useQuery({
    queryKey: ["me"],
    queryFn: async () => {
      try {
        const there = await api.me();
        forgetOthers(there.me);
        return there;
      } catch (error) {
        if (error instanceof Refused) return null;
        throw error;
      }
    },
    enabled: !held,
    refetchInterval: away && everyMs,
    staleTime: 60_000,
    // Without an answer there is nothing to show in its place.
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return data;
}

/** Who is signed in, for everything behind the gate. */
export const MeContext = createContext<Me | undefined>(undefined);

/** @throws Error outside the gate */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error("useMe is for what stands behind the gate.");
  return me;
}
