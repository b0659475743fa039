/**
 * Carries out, once the page listens, the presses that nothing could answer: on buttons that only scripts answer, one each.
 * @param pressed what was clicked on
 */
export async function pressAgain(pressed: Element[]): Promise<void> {
  await hydrated();
  const controls = pressed.map((one) => one.closest<HTMLElement>("button[type=button]:not([popovertarget])"));
  for (const control of new Set(controls)) control?.click();
}

/** `app/shell/shell.tsx` sets the mark once the page listens. */
function hydrated(): Promise<void> {
  const { documentElement } = document;
  return new Promise((done) => {
    const look = () => {
      if (!documentElement.hasAttribute("data-hydrated")) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(look);
    observer.observe(documentElement, { attributes: true });
    look();
  });
}
