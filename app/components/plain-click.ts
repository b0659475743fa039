import type { MouseEvent } from "react";

/** Whether a link was pressed plainly: not to open it in another tab or window, nor to save it. */
export function plainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
