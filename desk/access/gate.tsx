import type { ReactNode } from "react";
import { Waiting } from "../parts/waiting.tsx";
import { AwayNotice } from "../shell/away-notice.tsx";
import { EnrolFirst } from "./enrol-first.tsx";
import { identityOf } from "./forget-others.ts";
import { SecondFactor } from "./second-factor.tsx";
import { SignIn } from "./sign-in.tsx";
import { MeContext, useSession } from "./use-me.ts";

/** Shows the desk to whoever is signed in, and the way in to everybody else; the address and what was typed stay. */
export function Gate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session === undefined)
    return (
      <>
        <AwayNotice />
        <Waiting />
      </>
    );
  if (session === null) return <SignIn />;
  if (session.next === "second-factor") return <SecondFactor />;
  if (session.next === "enrol") return <EnrolFirst />;
  return (
    <MeContext key={identityOf(session.me)} value={session.me}>
      {children}
    </MeContext>
  );
}
