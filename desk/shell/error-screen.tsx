import { Button } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { words } from "../words.ts";

/** What is shown when the desk itself fails. */
export function ErrorScreen() {
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
