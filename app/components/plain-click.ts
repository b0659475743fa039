import type { MouseEvent } from "react";

/** Whether a link was clicked to open it here, and not in another tab or window or to save it. */
export function plainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
