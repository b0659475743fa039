import { Link } from "react-router";
import { Page } from "../parts/page.tsx";
import { words } from "../words.ts";

/** An address that the desk doesn't have. */
export function Nowhere() {
  return (
    <Page title={words.nowhere.title} narrow>
      <p>
        <Link to="/">{words.pages.inbox}</Link>
      </p>
    </Page>
  );
}
