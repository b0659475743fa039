import { useMutation } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";
import { dropNoteDrafts } from "../submission/note-draft.ts";
import { forgetAll } from "./forget-others.ts";

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
