import { useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

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
