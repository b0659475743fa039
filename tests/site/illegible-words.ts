/** Runs in the page: which words leave the window or the board they stand on, are cut by a box, or lie on other words. */
export function illegibleWords(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} px wide`);
  const lines: { element: Element; words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || isDecorative(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = `“${text.data.trim().slice(0, 40)}”`;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      lines.push({ element, words, box });
      const holder = findClipper(element, box);
      if (holder) problems.push(`${words} is cut by ${holder.tagName.toLowerCase()}.${holder.className}`);
    }
  }
  lines.sort((first, second) => first.box.top - second.box.top);
  for (const [index, { element, words, box }] of lines.entries())
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top > box.bottom) break;
      if (
        !lower.element.contains(element) &&
        !element.contains(lower.element) &&
        areOverlapping(box, lower.box)
      )
        problems.push(`${words} lies on ${lower.words}`);
    }
  return [...new Set(problems)];

  /** What is hidden, also by an open sheet, floats over the page by design, moves through a slider's window, or is drawn. */
  function isDecorative(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const sheet = document.querySelector(":popover-open");
    if (
      element.closest("noscript, svg, [aria-roledescription=carousel]") ||
      sheet?.contains(element) === false
    )
      return true;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== sheet;
      ancestor = ancestor.parentElement
    ) {
      const { position, clipPath } = getComputedStyle(ancestor);
      if (ancestor.clientWidth === 1 || clipPath !== "none") return true;
      if (position === "fixed" || position === "sticky") return true;
    }
    return false;
  }
  function findClipper(element: Element, { left, right, top, bottom }: DOMRect): Element | undefined {
    const slack = (bottom - top) / 4;
    let isOnBoard = false;
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, display, backgroundColor } = getComputedStyle(ancestor);
      if (display === "inline" || display === "contents") continue;
      const hold = ancestor.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < hold.left - 1 || right > hold.right + 1)) return ancestor;
      if (/hidden|clip/.test(overflowY) && (top + slack < hold.top || bottom - slack > hold.bottom))
        return ancestor;
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      if (!isOnBoard && backgroundColor !== "rgba(0, 0, 0, 0)") {
        if (left < hold.left - 1 || right > hold.right + 1) return ancestor;
        isOnBoard = true;
      }
    }
    return left < -1 || right > innerWidth + 1 ? root : undefined;
  }
  /** Boxes of lines are taller than their letters: a fifth of each is air above, and a fifth below. */
  function areOverlapping(first: DOMRect, second: DOMRect): boolean {
    const overlapWidth = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const foot = Math.min(...[first, second].map(({ bottom, height }) => bottom - height / 5));
    const head = Math.max(...[first, second].map(({ top, height }) => top + height / 5));
    return overlapWidth > 2 && foot - head > 1;
  }
}
