import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Me } from "../../server/submission/staff.ts";
import { api, type Session } from "../api/api.ts";
import { connection } from "../api/connection.ts";
import { everyMs } from "../api/query-client.ts";
import { Refused } from "../api/refused.ts";
import { codesShown } from "./codes-shown.ts";
import { forgetOthers } from "./forget-others.ts";

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
