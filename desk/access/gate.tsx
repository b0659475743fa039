import type { ReactNode } from "react";
import { Waiting } from "../parts/waiting.tsx";
import { AwayNotice } from "../shell/away-notice.tsx";
import { EnrolFirst } from "./enrol-first.tsx";
import { whoIs } from "./forget-others.ts";
import { SecondFactor } from "./second-factor.tsx";
import { SignIn } from "./sign-in.tsx";
import { MeContext, useWhoIsThere } from "./use-me.ts";

/** Shows the desk to who is signed in, and to anybody else the way in; the address stays, and what is typed is kept. */
export function Gate({ children }: { children: ReactNode }) {
  const there = useWhoIsThere();
  if (there === undefined)
    return (
      <>
        <AwayNotice />
        <Waiting />
      </>
    );
  if (there === null) return <SignIn />;
  if (there.next === "second-factor") return <SecondFactor />;
  if (there.next === "enrol") return <EnrolFirst />;
  return (
    <MeContext key={whoIs(there.me)} value={there.me}>
      {children}
    </MeContext>
  );
}
