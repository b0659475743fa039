import { useMutation } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";

/** Does something to an account, tells it, and asks for all accounts anew. */
export function useAccountChange() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; told: string }) => change(),
    onSuccess: (_answer, { told }) => tell(told),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ["accounts"] });
      void queryClient.invalidateQueries({ queryKey: ["me"] });
    },
  });
  return {
    run: (change: () => Promise<unknown>, told: string) => mutate({ change, told }),
    busy: isPending,
    failure: error ? sayFailure(error) : "",
  };
}
