import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { sayFailure } from "../parts/use-form.ts";
import { dismissAll, tell } from "../shell/toasts.ts";
import { dropNoteDrafts } from "../submission/note-draft.ts";

/** Ends the session, and forgets in this browser whatever the desk showed or was typed into it. */
export function useSignOut() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: api.signOut,
    onSuccess: () => {
      dropNoteDrafts();
      dismissAll();
      client.getMutationCache().clear();
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
      client.setQueryData(["me"], null);
    },
    onError: (error) => tell(sayFailure(error)),
  });
  return { signOut: () => mutate(), signingOut: isPending };
}
