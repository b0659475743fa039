import { holdManifest } from "./hold-manifest.ts";
import { holdPictures } from "./hold-pictures.ts";
import { holdTypeface } from "./hold-typeface.ts";

/** Ends each page's head: has what the first view can do without wait, before the browser reads of it. */
export default function startHead(): void {
  holdTypeface();
  holdPictures();
  holdManifest();
}
