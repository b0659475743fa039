import type { ReactNode } from "react";
import { askWhoIsHere } from "../api/query-client.ts";
import { Waiting } from "../parts/waiting.tsx";
import { AwayNotice } from "../shell/away-notice.tsx";
import { words } from "../words.ts";
import { Entrance } from "./entrance.tsx";
import { identityOf } from "./forget-others.ts";
import { SecondFactor } from "./second-factor.tsx";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";
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
  if (session.next === "enrol")
    return (
      <Entrance title={words.authenticator.title}>
        <p>{words.authenticator.required}</p>
        <SetUpAuthenticator onDone={askWhoIsHere} />
      </Entrance>
    );
  return (
    <MeContext key={identityOf(session.me)} value={session.me}>
      {children}
    </MeContext>
  );
}
