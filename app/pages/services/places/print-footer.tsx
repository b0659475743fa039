import { buildSettings } from "../../../data/build-constants.ts";
import { interpolate } from "../../../data/format.ts";
import { toLocalPath } from "../../../data/page-facts.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { readShell } from "../../../data/shell.server.ts";
import styles from "./print-footer.module.css";

/** The last line on paper: where to book, and where prices stand. Not shown on a screen. */
export function PrintFooter({ line = readPlaceCopy().printed }: { line?: string }) {
  const { name, phone, email, address } = readShell().site;
  const prices = new URL(toLocalPath("/Services"), buildSettings.siteUrl).href.replace(/^.*\/\//, "");
  return (
    <p className={styles.foot}>
      <span>{interpolate(line, { prices })}</span>
      <b>
        {name}, {address.locality} · {phone.shown} · {email}
      </b>
    </p>
  );
}
