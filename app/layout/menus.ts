/** How long the pointer may leave the Services panel before it closes, in ms (WCAG 1.4.13). */
const leaveMs = 250;

/**
 * The Services panel opens under the mouse; nothing behind the open phone menu can take the focus; choosing a link or a wide
 * window closes both. Browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) show plain links.
 */
export function startMenus(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const panel = document.getElementById("services-panel");
  const sheet = document.getElementById("menu");
  if (!panel || !sheet) return;
  openOnHover(panel);
  const cover = (open: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>("main, footer, aside")) element.inert = open;
  };
  // It may have been opened before this script ran.
  cover(sheet.matches(":popover-open"));
  sheet.addEventListener("beforetoggle", (event) => cover((event as ToggleEvent).newState === "open"));
  const wide = matchMedia("(min-width: 64rem)");
  wide.addEventListener("change", () => wide.matches && sheet.hidePopover());
  for (const popover of [panel, sheet])
    popover.addEventListener("click", ({ target }) => {
      // In a task of its own, so that the press is answered before what was behind the menu is restyled.
      if ((target as Element).closest("a")) setTimeout(() => popover.hidePopover());
    });
}

function openOnHover(panel: HTMLElement): void {
  const button = document.querySelector<HTMLButtonElement>(`[popovertarget="${panel.id}"]`);
  let timer = 0;
  let isOpenedByHover = false;
  const isOpen = () => panel.matches(":popover-open");
  const onMouse = (element: HTMLElement | null, type: "pointerenter" | "pointerleave", act: () => void) =>
    element?.addEventListener(type, ({ pointerType }) => pointerType === "mouse" && act());
  const leave = () => {
    if (isOpenedByHover) timer = window.setTimeout(() => panel.hidePopover(), leaveMs);
  };
  onMouse(button, "pointerenter", () => {
    clearTimeout(timer);
    if (isOpen()) return;
    isOpenedByHover = true;
    panel.showPopover();
  });
  onMouse(button, "pointerleave", leave);
  onMouse(panel, "pointerenter", () => clearTimeout(timer));
  onMouse(panel, "pointerleave", leave);
  button?.addEventListener("click", (event) => {
    if (isOpenedByHover && isOpen()) event.preventDefault();
    isOpenedByHover = false;
  });
}
