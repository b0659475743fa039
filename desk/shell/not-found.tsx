import { Link } from "react-router";
import { Page } from "../parts/page.tsx";
import { words } from "../words.ts";

/** What an unknown address shows. */
export function NotFound() {
  return (
    <Page title={words.notFound.title} narrow>
      <p>
        <Link to="/">{words.pages.inbox}</Link>
      </p>
    </Page>
  );
}
