import type { User } from "../store/account-queries.ts";
import type { Me } from "../submission/staff.ts";

/** Of an account what its person's own page may know. */
export function meOf({ id, name, email, role, secondFactor, mustEnrol }: User): Me {
  return { id, name, email, role, secondFactor, mustEnrol };
}
