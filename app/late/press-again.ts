/**
 * Repeats, once the page is hydrated, the presses that had no effect: those on buttons that need scripts, once for each button.
 * @param pressed the elements that were clicked
 */
export async function pressAgain(pressed: Element[]): Promise<void> {
  await untilHydrated();
  const controls = pressed.map((one) => one.closest<HTMLElement>("button[type=button]:not([popovertarget])"));
  for (const control of new Set(controls)) control?.click();
}

/** Resolves once `app/shell/shell.tsx` has marked the page as hydrated. */
function untilHydrated(): Promise<void> {
  const { documentElement } = document;
  return new Promise((done) => {
    const check = () => {
      if (!documentElement.hasAttribute("data-hydrated")) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(check);
    observer.observe(documentElement, { attributes: true });
    check();
  });
}
