import { createBrowserRouter, Link, Outlet } from "react-router";
import { MyAccount } from "./access/my-account.tsx";
import { useMe } from "./access/session.ts";
import { Welcome } from "./access/welcome.tsx";
import { Button } from "./components/button.tsx";
import { Page } from "./components/page.tsx";
import { Inbox } from "./inbox/inbox.tsx";
import { AccountsPage } from "./owners/accounts.tsx";
import { RecordPage } from "./owners/record.tsx";
import { ReplyTextsPage } from "./owners/reply-text-list.tsx";
import { Shell } from "./shell/shell.tsx";
import { AddEnquiryPage } from "./submission/add-enquiry.tsx";
import { SubmissionPage } from "./submission/submission-page.tsx";
import { words } from "./words.ts";

function OwnersOnly() {
  return useMe().role === "owner" ? <Outlet /> : <NotFound />;
}

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
            { path: "s/:id", element: <SubmissionPage /> },
          ],
        },
        { path: "add", element: <AddEnquiryPage /> },
        {
          path: "numbers",
          lazy: async () => ({ Component: (await import("./numbers/numbers-page.tsx")).NumbersPage }),
          HydrateFallback: () => null,
        },
        {
          element: <OwnersOnly />,
          children: [
            { path: "replies", element: <ReplyTextsPage /> },
            { path: "accounts", element: <AccountsPage /> },
            { path: "record", element: <RecordPage /> },
          ],
        },
        { path: "me", element: <MyAccount /> },
        { path: "*", element: <NotFound /> },
      ],
    },
  ],
  { basename: "/desk" },
);

function NotFound() {
  return (
    <Page title={words.notFound.title} narrow>
      <p>
        <Link to="/">{words.pages.inbox}</Link>
      </p>
    </Page>
  );
}

function ErrorScreen() {
  return (
    <Page title={words.broken.title} narrow>
      <p>{words.broken.text}</p>
      <p>
        <Button kind="ink" onClick={() => location.reload()}>
          {words.broken.again}
        </Button>
      </p>
    </Page>
  );
}
