/** Runs in the page before anything else: tells the door of every error and warning, and leaves no trace in the markup. */
export function listenInPage(door: string): void {
  // What a page that is being left no longer gets is no loss.
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  const tell = (what: string) => {
    if (!leaving) navigator.sendBeacon(door, `${location.pathname}: ${what}`);
  };
  addEventListener(
    "error",
    ({ target, message, error }) => {
      if (target instanceof HTMLElement) tell(`did not load: ${target.outerHTML.slice(0, 200)}`);
      else tell(`${message}\n${error?.stack ?? ""}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected: ${reason}\n${reason?.stack ?? ""}`));
  for (const level of ["error", "warn"] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      tell(`console.${level}: ${words.map(String).join(" ")}`);
      say.apply(console, words);
    };
  }
  document.currentScript?.remove();
}
