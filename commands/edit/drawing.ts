import { markIn } from "../../app/data/mark.server.ts";
import { textOf } from "./content-file.ts";
import type { Kind } from "./kinds.ts";

/** Drawn until the client's own mark is there. */
const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="none" stroke="currentColor" stroke-width="14"/></svg>\n';

/**
 * What has to be written beside an entry for its drawing: the one that was sent, else a plain ring where it has none.
 * @param sent the drawing’s own file name and text
 * @throws ContentError where it can’t be a logo, naming what keeps it from being one
 */
export function withDrawing(kind: Kind | undefined, facts: unknown, sent?: { name: string; text: string }) {
  const file = kind?.drawing?.(facts);
  const from = file && textOf(file);
  if (!file || (!sent && from !== undefined)) return [];
  if (sent) markIn(sent.name, sent.text);
  return [{ file, from, to: sent?.text ?? standIn }];
}
