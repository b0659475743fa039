/**
 * Ends the wait of held pictures (`app/hold-pictures.ts`): the browser goes by their own sources again.
 * @param which of their sources; all of them where it is left out
 */
export function fetchHeld(within: ParentNode, which: (source: Element) => boolean = () => true): void {
  for (const source of [...within.querySelectorAll<HTMLSourceElement>("[data-held]")].filter(which)) {
    source.srcset = source.dataset.held ?? "";
    source.removeAttribute("data-held");
  }
}
