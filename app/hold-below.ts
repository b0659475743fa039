/**
 * Leaves what lies below the first view undrawn until the page has loaded or the visitor gives a sign, so that its
 * pictures, which browsers fetch from some windows away, don't share a slow line with those of the first view. Its
 * place is kept: only sections that are measured anyway (`content-visibility: auto`) wait. An address with an anchor
 * holds nothing back.
 * @param signs events by which a visitor is noticed, besides scrolling
 */
export function holdBelow(signs: string[]): void {
  if (location.hash) return;
  const sections = document.querySelectorAll<HTMLElement>("main > *, main > * > *, body > footer");
  const held = [...sections].filter(
    (section) =>
      getComputedStyle(section).getPropertyValue("content-visibility") === "auto" &&
      section.getBoundingClientRect().top > innerHeight,
  );
  for (const section of held) section.style.setProperty("content-visibility", "hidden");
  const letGo = () => {
    for (const section of held.splice(0)) section.removeAttribute("style");
  };
  for (const sign of ["load", "scroll", ...signs])
    window.addEventListener(sign, letGo, { once: true, capture: true, passive: true });
}
