import { createBrowserRouter, Outlet } from "react-router";
import { MyAccount } from "./access/my-account.tsx";
import { useMe } from "./access/use-me.ts";
import { Welcome } from "./access/welcome.tsx";
import { Inbox } from "./inbox/inbox.tsx";
import { Accounts } from "./owners/accounts.tsx";
import { Record } from "./owners/record.tsx";
import { ReplyTexts } from "./owners/reply-texts.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Shell } from "./shell/shell.tsx";
import { OneSubmission } from "./submission/one-submission.tsx";

/** Pages that are there for owners alone. */
function OwnersOnly() {
  return useMe().role === "owner" ? <Outlet /> : <NotFound />;
}

/** The desk's addresses. Plots come when they are asked for. */
export const router = createBrowserRouter(
  [
    { path: "welcome", element: <Welcome />, errorElement: <ErrorScreen /> },
    {
      element: <Shell />,
      errorElement: <ErrorScreen />,
      children: [
        {
          element: <Inbox />,
          children: [
            { index: true, element: null },
            { path: "s/:id", element: <OneSubmission /> },
          ],
        },
        {
          path: "numbers",
          lazy: async () => ({ Component: (await import("./numbers/numbers-page.tsx")).NumbersPage }),
          HydrateFallback: () => null,
        },
        {
          element: <OwnersOnly />,
          children: [
            { path: "replies", element: <ReplyTexts /> },
            { path: "accounts", element: <Accounts /> },
            { path: "record", element: <Record /> },
          ],
        },
        { path: "me", element: <MyAccount /> },
        { path: "*", element: <NotFound /> },
      ],
    },
  ],
  { basename: "/desk" },
);
