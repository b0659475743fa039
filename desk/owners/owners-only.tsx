import { Outlet } from "react-router";
import { useMe } from "../access/use-me.ts";
import { Nowhere } from "../shell/nowhere.tsx";

/** Pages that are there for owners alone. */
export function OwnersOnly() {
  return useMe().role === "owner" ? <Outlet /> : <Nowhere />;
}
