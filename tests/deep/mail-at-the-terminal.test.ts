import { expect } from "vitest";
import { commands, type Options } from "../../server/inbox/commands.ts";
import { deliverDue } from "../../server/outbox/deliver-due.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import { test } from "../server/fixtures/mail-test.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";

test("at the terminal a mail that waits says why and what to do, and a retry what happens next", async ({
  store,
  delivery,
}) => {
  await store.keep(anEnquiry());
  const refuse = async () => Promise.reject(new Error("Invalid login"));
  await deliverDue({ ...delivery(), send: refuse });
  const ask = (options: Options) =>
    commands.mail?.(
      {
        store,
        options,
        environment: { ...readEnvironment({}), SMTP_URL: "smtp://127.0.0.1:1" },
        confirm: async () => {},
        endWith: () => {},
      },
      [],
    );
  expect(await ask({})).toMatch(/after 1 try, .*Invalid login\nIf SMTP_URL is wrong, correct it and restart/);
  expect(await ask({ retry: true })).toBe(
    "The server tries 1 again within seconds. How it went: npm run inbox -- mail",
  );
});
