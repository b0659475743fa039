import { useMutation } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { sayFailure } from "../parts/use-form.ts";
import { tell } from "../shell/toasts.ts";

/** Does something to an account, tells it, and asks for all accounts anew. */
export function useAccountChange() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; told: string }) => change(),
    onSuccess: (_answer, { told }) => tell(told),
    // Under way until what is shown is true again.
    onSettled: () =>
      Promise.all(["accounts", "me"].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  return {
    run: (change: () => Promise<unknown>, told: string) => mutate({ change, told }),
    busy: isPending,
    failure: error ? sayFailure(error) : "",
  };
}
