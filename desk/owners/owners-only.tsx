import { Outlet } from "react-router";
import { useMe } from "../access/use-me.ts";
import { NotFound } from "../shell/not-found.tsx";

/** Pages that are there for owners alone. */
export function OwnersOnly() {
  return useMe().role === "owner" ? <Outlet /> : <NotFound />;
}
