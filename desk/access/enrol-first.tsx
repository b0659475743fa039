import { useQueryClient } from "@tanstack/react-query";
import { words } from "../words.ts";
import { Entrance } from "./entrance.tsx";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";

/** Where everybody needs a second factor, it is set up before the desk opens. */
export function EnrolFirst() {
  const client = useQueryClient();
  return (
    <Entrance title={words.authenticator.title}>
      <p>{words.authenticator.required}</p>
      <SetUpAuthenticator onDone={() => void client.invalidateQueries({ queryKey: ["me"] })} />
    </Entrance>
  );
}
