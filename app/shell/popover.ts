import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes a popover when the visitor goes to another page. */
export function useClosedByNavigation(popover: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the path changes, and not on the first page
  useEffect(() => () => closePopover(popover.current), [pathname]);
}

/**
 * Closes a popover if it is open. Browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125)
 * show plain links instead, and there is nothing to close.
 */
export function closePopover(element: HTMLElement | null): void {
  element?.hidePopover?.();
}

/** Whether a popover is open; false if the browser has no popovers. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && "popover" in element && element.matches(":popover-open");
}
